import {
  BriefcaseBusiness,
  CirclePlus,
  Compass,
  Globe,
  LayoutDashboard,
  Leaf,
  type LucideIcon,
  NotebookPen,
  Pickaxe,
  SearchCheck,
  Wallet,
} from "lucide-react";
import { paths } from "../../app/paths";
import { AreaShell } from "../../app/shell/AreaShell";
import { useSections } from "../../app/shell/useSections";
import { CATEGORIES } from "./categories";

const at = paths.dashboardBuilder;

const category = (path: keyof typeof CATEGORIES, icon: LucideIcon) => ({
  to: at.category(path),
  label: CATEGORIES[path],
  icon,
});

const SECTIONS = [
  {
    key: "dashboards",
    items: [
      { to: at.root, label: "Daftar Dashboard", icon: LayoutDashboard },
      { to: at.create, label: "Create Dashboard", lang: "en", icon: CirclePlus },
    ],
  },
  {
    key: "categories",
    heading: "Kategori",
    items: [
      category("operasi", Pickaxe),
      category("audit", SearchCheck),
      category("administrasi", BriefcaseBusiness),
      category("lingkungan", Leaf),
      category("keuangan", Wallet),
      category("eksplorasi", Compass),
    ],
  },
  {
    key: "status",
    heading: "Status",
    items: [
      { to: at.published, label: "Dipublikasi", icon: Globe },
      { to: at.drafts, label: "Draft", icon: NotebookPen },
    ],
  },
];

/** The dashboard administrator's area (§2.9). */
export function Layout() {
  const sections = useSections(SECTIONS, { byPrefix: false });
  return (
    <AreaShell
      name="Dashboard Builder"
      lang="en"
      subtitle="Penyusunan dan penerbitan dasbor"
      sections={sections}
    />
  );
}
