//! The reconciliations that follow a company's minerals from plan to payment.

use super::form::{TestForm, TestKind, TestValue};
use crate::model::Stage;
use crate::model::repository::Dataset;
use crate::store::records::repository::Repository;
use crate::table::fold::fold;

/// A reconciliation of two datasets of one company, by the headings that the ministry's forms have.
pub(super) struct Link {
    /// The datasets in words.
    pub(super) name: &'static str,
    /// The question that it answers.
    pub(super) question: &'static str,
    main: Place,
    other: Place,
    /// Lines of the form: columns with a tab between them.
    keys: &'static str,
    measures: &'static str,
}

/// Stage and activity of a dataset.
type Place = (Stage, &'static str);

const PLAN: Place = (Stage::OperasiProduksi, "RKAB Operasi Produksi");
const PRODUCTION: Place = (Stage::OperasiProduksi, "Produksi");
const BLENDING: Place = (Stage::Penjualan, "Blending");
const SALES: Place = (Stage::Penjualan, "Penjualan");
const PAYMENTS: Place = (Stage::Penjualan, "PNBP");

/// Production may differ from its plan by a tenth; every other figure is the same quantity recorded twice.
pub(super) const LINKS: [Link; 4] = [
    Link {
        name: "RKAB → Produksi",
        question: "Apakah produksi sesuai dengan rencana per triwulan dan blok?",
        main: PLAN,
        other: PRODUCTION,
        keys: "Periode\tBulan\t\nKode Blok\tKode Blok\t",
        measures: "Rencana Produksi (ton)\tProduksi (ton)\tsum\t\t10",
    },
    Link {
        name: "Produksi → Blending",
        question: "Apakah yang dicampur berasal dari produksi?",
        main: PRODUCTION,
        other: BLENDING,
        keys: "Bulan\tPeriode\t\nKode Blok\tKode Blok\t",
        measures: "Produksi (ton)\tVolume Masuk (ton)\tsum\t\t",
    },
    Link {
        name: "Blending → Penjualan",
        question: "Apakah semua campuran terjual?",
        main: BLENDING,
        other: SALES,
        keys: "Periode\tTanggal Pengapalan\t\nProduk\tProduk\t",
        measures: "Volume Masuk (ton)\tVolume (ton)\tsum\t\t",
    },
    Link {
        name: "Penjualan → PNBP",
        question: "Apakah setoran dihitung dari volume dan nilai yang dijual?",
        main: SALES,
        other: PAYMENTS,
        keys: "No. Pengapalan\tNo. Pengapalan\t",
        measures: "Volume (ton)\tVolume (ton)\tsum\t\t\nNilai (Rp)\tNilai Penjualan (Rp)\tsum\t\t",
    },
];

impl Link {
    /// The form of the reconciliation for a dataset of the company, or the reason why there is none.
    pub(super) fn form(&self, repository: &Repository, open: &Dataset) -> Result<TestForm, String> {
        let find = |(stage, activity): Place| {
            let found = repository.dataset_at(stage, &open.badan_usaha, activity);
            found.ok_or_else(|| format!("Data {activity} belum ada."))
        };
        let (main, other) = (find(self.main)?, find(self.other)?);
        for line in self.keys.lines().chain(self.measures.lines()) {
            for (set, heading) in [main, other].into_iter().zip(line.split('\t')) {
                let columns = &set.newest().columns;
                if !columns.iter().any(|column| fold(&column.header) == fold(heading)) {
                    return Err(format!("Data {} tidak memiliki kolom “{heading}”.", set.kegiatan));
                }
            }
        }
        let id = |set: &Dataset| if set.id == open.id { String::new() } else { set.id.clone() };
        let values = [
            ("main", id(main)),
            ("other", id(other)),
            ("keys", self.keys.to_owned()),
            ("measures", self.measures.to_owned()),
        ];
        let values = values.map(|(name, value)| TestValue { name: name.to_owned(), value }).to_vec();
        Ok(TestForm { kind: TestKind::Reconcile, values })
    }
}
