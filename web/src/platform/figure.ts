const figures = new Intl.NumberFormat("id-ID");

/** A count in Indonesian figures: '12.345'. */
export const figure = (count: number) => figures.format(count);
