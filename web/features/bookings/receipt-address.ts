/** Address of the printable receipt. */

/** Parameter with which the page opens the print dialog after loading. */
export const PRINT = 'print';

export const receiptToPrint = (bookingId: string): string => `/booking/${bookingId}/receipt?${PRINT}`;
