/** A provider permanently refused one message because of its address, number or text. A retry would be refused again. */
export class PermanentDeliveryError extends Error {}
