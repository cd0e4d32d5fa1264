/** The Indonesian words of react-aria, one export per dictionary of the library: its package and folder as the name. */
type Args<Names extends string> = Record<Names, string>;
type Count = { count: number };
type Formatter = { number(value: number): string };

export const reactAriaAutocomplete = {
  collectionLabel: "Saran",
};

export const reactAriaBreadcrumbs = {
  breadcrumbs: "Jejak halaman",
};

export const reactAriaCalendar = {
  previous: "Sebelumnya",
  next: "Berikutnya",
  selectedDateDescription: ({ date }: Args<"date">) => `Tanggal dipilih: ${date}`,
  selectedRangeDescription: ({ dateRange }: Args<"dateRange">) => `Rentang dipilih: ${dateRange}`,
  todayDate: ({ date }: Args<"date">) => `Hari ini, ${date}`,
  todayDateSelected: ({ date }: Args<"date">) => `Hari ini, ${date}, dipilih`,
  dateSelected: ({ date }: Args<"date">) => `${date}, dipilih`,
  startRangeSelectionPrompt: "Klik untuk mulai memilih rentang tanggal",
  finishRangeSelectionPrompt: "Klik untuk mengakhiri rentang tanggal",
  minimumDate: "Tanggal pertama yang tersedia",
  maximumDate: "Tanggal terakhir yang tersedia",
  dateRange: ({ startDate, endDate }: Args<"startDate" | "endDate">) =>
    `${startDate} sampai ${endDate}`,
};

type FocusedOption = {
  isGroupChange: boolean;
  groupTitle: string;
  groupCount: number;
  optionText: string;
  isSelected: boolean;
};

export const reactAriaCombobox = {
  focusAnnouncement: (option: FocusedOption, formatter: Formatter) => {
    const group = `Kelompok ${option.groupTitle}, ${formatter.number(option.groupCount)} pilihan. `;
    return `${option.isGroupChange ? group : ""}${option.optionText}${option.isSelected ? ", dipilih" : ""}`;
  },
  countAnnouncement: ({ optionCount }: { optionCount: number }, formatter: Formatter) =>
    `${formatter.number(optionCount)} pilihan tersedia.`,
  selectedAnnouncement: ({ optionText }: Args<"optionText">) => `${optionText}, dipilih`,
  buttonLabel: "Tampilkan pilihan",
  listboxLabel: "Pilihan",
};

export const reactAriaDatepicker = {
  era: "era",
  year: "tahun",
  month: "bulan",
  day: "hari",
  hour: "jam",
  minute: "menit",
  second: "detik",
  dayPeriod: "AM/PM",
  calendar: "Kalender",
  startDate: "Tanggal mulai",
  endDate: "Tanggal berakhir",
  weekday: "hari dalam minggu",
  timeZoneName: "zona waktu",
  selectedDateDescription: ({ date }: Args<"date">) => `Tanggal dipilih: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }: Args<"startDate" | "endDate">) =>
    `Rentang dipilih: ${startDate} sampai ${endDate}`,
  selectedTimeDescription: ({ time }: Args<"time">) => `Waktu dipilih: ${time}`,
};

const selectedItems = ({ count }: Count, formatter: Formatter) =>
  `${formatter.number(count)} item yang dipilih`;

export const reactAriaDnd = {
  dragItem: ({ itemText }: Args<"itemText">) => `Seret ${itemText}`,
  dragSelectedItems: (args: Count, formatter: Formatter) =>
    `Seret ${selectedItems(args, formatter)}`,
  dragDescriptionKeyboard: "Tekan Enter untuk mulai menyeret.",
  dragDescriptionKeyboardAlt: "Tekan Alt + Enter untuk mulai menyeret.",
  dragDescriptionTouch: "Ketuk dua kali untuk mulai menyeret.",
  dragDescriptionVirtual: "Klik untuk mulai menyeret.",
  dragDescriptionLongPress: "Tekan lama untuk mulai menyeret.",
  dragSelectedKeyboard: (args: Count, formatter: Formatter) =>
    `Tekan Enter untuk menyeret ${selectedItems(args, formatter)}.`,
  dragSelectedKeyboardAlt: (args: Count, formatter: Formatter) =>
    `Tekan Alt + Enter untuk menyeret ${selectedItems(args, formatter)}.`,
  dragSelectedLongPress: (args: Count, formatter: Formatter) =>
    `Tekan lama untuk menyeret ${selectedItems(args, formatter)}.`,
  dragStartedKeyboard:
    "Mulai menyeret. Tekan Tab untuk menuju tempat tujuan, lalu Enter untuk melepas, atau Escape untuk membatalkan.",
  dragStartedTouch: "Mulai menyeret. Buka tempat tujuan, lalu ketuk dua kali untuk melepas.",
  dragStartedVirtual:
    "Mulai menyeret. Buka tempat tujuan, lalu klik atau tekan Enter untuk melepas.",
  endDragKeyboard: "Sedang menyeret. Tekan Enter untuk membatalkan.",
  endDragTouch: "Sedang menyeret. Ketuk dua kali untuk membatalkan.",
  endDragVirtual: "Sedang menyeret. Klik untuk membatalkan.",
  dropDescriptionKeyboard: "Tekan Enter untuk melepas. Tekan Escape untuk membatalkan.",
  dropDescriptionTouch: "Ketuk dua kali untuk melepas.",
  dropDescriptionVirtual: "Klik untuk melepas.",
  dropCanceled: "Batal dilepas.",
  dropComplete: "Selesai dilepas.",
  dropIndicator: "penanda tempat melepas",
  dropOnRoot: "Lepas di",
  dropOnItem: ({ itemText }: Args<"itemText">) => `Lepas di ${itemText}`,
  insertBefore: ({ itemText }: Args<"itemText">) => `Sisipkan sebelum ${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }: Args<"beforeItemText" | "afterItemText">) =>
    `Sisipkan di antara ${beforeItemText} dan ${afterItemText}`,
  insertAfter: ({ itemText }: Args<"itemText">) => `Sisipkan setelah ${itemText}`,
};

export const reactAriaGrid = {
  deselectedItem: ({ item }: Args<"item">) => `${item} tidak dipilih.`,
  select: "Pilih",
  selectedCount: ({ count }: Count, formatter: Formatter) =>
    count === 0 ? "Tidak ada yang dipilih." : `${formatter.number(count)} item dipilih.`,
  selectedAll: "Semua item dipilih.",
  selectedItem: ({ item }: Args<"item">) => `${item} dipilih.`,
  longPressToSelect: "Tekan lama untuk mulai memilih.",
};

export const reactAriaMenu = {
  longPressMessage: "Tekan lama atau tekan Alt + panah bawah untuk membuka menu",
};

export const reactAriaNumberfield = {
  decrease: ({ fieldLabel }: Args<"fieldLabel">) => `Kurangi ${fieldLabel}`,
  increase: ({ fieldLabel }: Args<"fieldLabel">) => `Tambah ${fieldLabel}`,
  numberField: "Kolom angka",
};

export const reactAriaOverlays = {
  dismiss: "Tutup",
};

export const reactAriaSearchfield = {
  "Clear search": "Hapus pencarian",
};

export const reactAriaSpinbutton = {
  Empty: "Kosong",
};

export const reactAriaSteplist = {
  steplist: "Daftar langkah",
};

export const reactAriaTable = {
  select: "Pilih",
  selectAll: "Pilih semua",
  sortable: "kolom dapat diurutkan",
  ascending: "menaik",
  descending: "menurun",
  ascendingSort: ({ columnName }: Args<"columnName">) => `diurutkan menaik menurut ${columnName}`,
  descendingSort: ({ columnName }: Args<"columnName">) => `diurutkan menurun menurut ${columnName}`,
  columnSize: ({ value }: Args<"value">) => `${value} piksel`,
  resizerDescription: "Tekan Enter untuk mulai mengubah lebar",
  expand: "Bentangkan",
  collapse: "Ciutkan",
};

export const reactAriaTag = {
  removeDescription: "Tekan Delete untuk menghapus.",
  removeButtonLabel: "Hapus",
};

export const reactAriaToast = {
  close: "Tutup",
  notifications: ({ count }: Count, formatter: Formatter) =>
    `${formatter.number(count)} pemberitahuan.`,
};

export const reactAriaTooltip = {
  longPressMessage: "Tekan lama untuk membuka pratinjau",
};

export const reactAriaTree = {
  expand: "Bentangkan",
  collapse: "Ciutkan",
};

export const reactAriaComponents = {
  selectPlaceholder: "Pilih salah satu",
  tableResizer: "Pengubah lebar kolom",
  dropzoneLabel: "Area lepas berkas",
  colorSwatchPicker: "Contoh warna",
};

export const reactStatelyDatepicker = {
  rangeUnderflow: ({ minValue }: Args<"minValue">) => `Nilai paling awal adalah ${minValue}.`,
  rangeOverflow: ({ maxValue }: Args<"maxValue">) => `Nilai paling akhir adalah ${maxValue}.`,
  rangeReversed: "Tanggal mulai harus sebelum tanggal berakhir.",
  unavailableDate: "Tanggal yang dipilih tidak tersedia.",
};
