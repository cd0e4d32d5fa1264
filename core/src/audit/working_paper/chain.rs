//! The reconciliations that follow a company's minerals from plan to payment.

use super::form::{TestForm, TestKind, TestValue};
use super::population::with_computed;
use crate::model::Stage;
use crate::model::repository::Dataset;
use crate::store::records::repository::Repository;
use crate::table::data::column::Column;
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
    /// Computed columns of the first dataset, in the same form.
    computed: &'static str,
}

/// Stage and activity of a dataset.
type Place = (Stage, &'static str);

const PLAN: Place = (Stage::OperasiProduksi, "RKAB Operasi Produksi");
const PRODUCTION: Place = (Stage::OperasiProduksi, "Produksi");
const BLENDING: Place = (Stage::Penjualan, "Blending");
const SALES: Place = (Stage::Penjualan, "Penjualan");
const PAYMENTS: Place = (Stage::Penjualan, "PNBP");

/// Production may differ from its plan by a tenth; every other figure is the same quantity recorded twice.
pub(super) const LINKS: [Link; 6] = [
    Link {
        name: "RKAB → Produksi",
        question: "Apakah produksi sesuai dengan rencana per triwulan dan blok?",
        main: PLAN,
        other: PRODUCTION,
        keys: "Periode\tBulan\t\nKode Blok\tKode Blok\t",
        measures: "Rencana Produksi (ton)\tProduksi (ton)\tsum\t\t10",
        computed: "",
    },
    Link {
        name: "Produksi → Blending",
        question: "Apakah yang dicampur berasal dari produksi?",
        main: PRODUCTION,
        other: BLENDING,
        keys: "Bulan\tPeriode\t\nKode Blok\tKode Blok\t",
        measures: "Produksi (ton)\tVolume Masuk (ton)\tsum\t\t",
        computed: "",
    },
    Link {
        name: "Blending → Penjualan",
        question: "Apakah semua campuran terjual?",
        main: BLENDING,
        other: SALES,
        keys: "Periode\tTanggal Pengapalan\t\nProduk\tProduk\t",
        measures: "Volume Masuk (ton)\tVolume (ton)\tsum\t\t",
        computed: "",
    },
    Link {
        name: "Penjualan → PNBP",
        question: "Apakah setoran dihitung dari volume dan nilai yang dijual?",
        main: SALES,
        other: PAYMENTS,
        keys: "No. Pengapalan\tNo. Pengapalan\t",
        measures: "Volume (ton)\tVolume (ton)\tsum\t\t\nNilai (Rp)\tNilai Penjualan (Rp)\tsum\t\t",
        computed: "",
    },
    Link {
        name: "Kalori → Tarif",
        question: "Apakah tarif 9,50% di atas 5.200 kcal/kg GAR, dan 8,00% untuk yang lain?",
        main: SALES,
        other: PAYMENTS,
        keys: "No. Pengapalan\tNo. Pengapalan\t",
        measures: "Tarif seharusnya (%)\tTarif (%)\tmean\t\t",
        computed: "Tarif seharusnya (%)\tJIKA([Kalori (kcal/kg GAR)] > 5.200; 9,5; 8)",
    },
    Link {
        name: "Nilai × Tarif → PNBP",
        question: "Apakah setoran sama dengan nilai penjualan dikalikan tarifnya?",
        main: PAYMENTS,
        other: PAYMENTS,
        keys: "Kode Billing\tKode Billing\t",
        measures: "PNBP hitungan (Rp)\tPNBP (Rp)\tsum\t0,01\t",
        computed: "PNBP hitungan (Rp)\tBULAT([Nilai Penjualan (Rp)] * [Tarif (%)] / 100; 2)",
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
        let values = [("keys", self.keys), ("measures", self.measures), ("computed", self.computed)]
            .map(|(name, value)| (name, value.to_owned()));
        let form = |values: Vec<(&str, String)>| TestForm {
            kind: TestKind::Reconcile,
            values: values.into_iter().map(|(name, value)| TestValue { name: name.to_owned(), value }).collect(),
        };
        let computed = form(values.to_vec()).computed("computed");
        let table = repository.table(main.newest()).ok_or_else(|| format!("Baris {} belum dimuat.", main.kegiatan))?;
        let lacks = |columns: &[Column], heading: &str| {
            let heads = |column: &Column| fold(&column.header) == fold(heading);
            !columns.iter().any(heads)
        };
        let lacking = |set: &Dataset, heading: &str| format!("Data {} tidak memiliki kolom “{heading}”.", set.kegiatan);
        let mut read = self.computed.split('[').skip(1).filter_map(|rest| rest.split(']').next());
        if let Some(heading) = read.find(|heading| lacks(table.columns(), heading)) {
            return Err(lacking(main, heading));
        }
        let (columns, problems) = with_computed(table, &computed);
        if let Some(problem) = problems.first() {
            return Err(problem.message.clone());
        }
        for line in self.keys.lines().chain(self.measures.lines()) {
            for ((set, columns), heading) in
                [(main, &columns), (other, &other.newest().columns)].into_iter().zip(line.split('\t'))
            {
                if lacks(columns, heading) {
                    return Err(lacking(set, heading));
                }
            }
        }
        let named = [("main", main.id.clone()), ("other", other.id.clone())];
        Ok(form(named.into_iter().chain(values).collect()))
    }
}
