const figures = new Intl.NumberFormat("id-ID");

/** Formats a count in Indonesian: '12.345'. */
export const figure = (count: number) => figures.format(count);
