//! The modules of `core/src` are layers: a module imports only what is below it, and no area imports another one.
#![cfg(not(target_family = "wasm"))]

use std::fs;
use std::path::{Path, PathBuf};

/// From bottom to top. Modules of one layer do not import each other.
const LAYERS: [&[&str]; 6] =
    [&["store"], &["ticket", "audit", "dashboard"], &["history"], &["journal"], &["portal"], &["wasm"]];

/// The crates below all layers, by the names that `lib.rs` gives them.
const CRATES: [&str; 3] = ["locale", "model", "table"];

fn layer_of(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

fn may_import(module: &str, imported: &str) -> bool {
    let is_below = layer_of(imported).is_some_and(|layer| Some(layer) < layer_of(module));
    module == imported || CRATES.contains(&imported) || is_below
}

/// The first names after `crate::` in a file, those in braces too; comments do not count.
fn imported_modules(source: &str) -> Vec<String> {
    let code: Vec<&str> = source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code = code.join("\n");
    let is_path = |at: &usize| !code[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let paths = code.match_indices("crate::").map(|(at, _)| at).filter(is_path).map(|at| &code[at + "crate::".len()..]);
    paths.flat_map(|path| if path.starts_with('{') { names_in_braces(path) } else { vec![first_name(path)] }).collect()
}

fn first_name(path: &str) -> String {
    path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

fn names_in_braces(group: &str) -> Vec<String> {
    let mut depth = 0_u32;
    let mut names = Vec::new();
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 1 && matches!(c, '{' | ',') {
            names.push(first_name(group[at + 1..].trim_start()));
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// True if a `use super::…` leads out of the file's layer.
fn leaves_by_super(source: &str, depth: usize) -> bool {
    let chains = source.lines().filter_map(|line| line.strip_prefix("use super::"));
    chains.into_iter().any(|rest| rest.matches("super::").count() + 1 >= depth)
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let is_rust = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    folders.iter().flat_map(|folder| rust_files(folder)).chain(files.into_iter().filter(is_rust)).collect()
}

#[test]
fn imports_run_downwards_only() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for path in rust_files(&source).iter().filter(|path| !path.ends_with("src/lib.rs")) {
        let inside = path.strip_prefix(&source).expect("inside").with_extension("");
        let modules: Vec<&str> = inside.iter().filter_map(|part| part.to_str()).filter(|part| *part != "mod").collect();
        let text = fs::read_to_string(path).expect("a text");
        let shown = inside.display();
        if layer_of(modules[0]).is_none() {
            wrong.push(format!("{shown} is in no layer"));
        }
        if leaves_by_super(&text, modules.len()) {
            wrong.push(format!("{shown} leaves its layer by super::"));
        }
        let upward = imported_modules(&text).into_iter().filter(|imported| !may_import(modules[0], imported));
        wrong.extend(upward.map(|imported| format!("{shown} imports crate::{imported}")));
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_form_of_import_is_read() {
    let source = "use crate::store::State;\nuse crate::{\n    history::{self, merge},\n    ticket,\n}; // crate::wasm\nlet x = crate::portal::Portal;\nuse a_crate::wasm;";
    assert_eq!(imported_modules(source), ["store", "history", "ticket", "portal"]);
    assert!(may_import("history", "ticket") && may_import("store", "model"));
    assert!(!may_import("store", "ticket") && !may_import("ticket", "audit") && !may_import("wasm", "Portal"));
    assert!(leaves_by_super("use super::super::audit;", 2) && !leaves_by_super("use super::super::field;", 3));
}
