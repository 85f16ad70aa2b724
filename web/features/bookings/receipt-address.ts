/** The way to the receipt for those who want it on paper. */

/** With it in the address, the page prints once it is there. */
export const PRINT = 'print';

export const receiptToPrint = (bookingId: string): string => `/booking/${bookingId}/receipt?${PRINT}`;
