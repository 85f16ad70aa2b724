/** Address of the printable receipt. */

/** With this parameter the page opens the print dialog when it has loaded. */
export const PRINT = 'print';

export const receiptToPrint = (bookingId: string): string => `/booking/${bookingId}/receipt?${PRINT}`;
