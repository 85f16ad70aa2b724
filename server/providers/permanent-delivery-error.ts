/** A service refused one message for good: this address, this number, this text. Trying again would only repeat it. */
export class PermanentDeliveryError extends Error {}
