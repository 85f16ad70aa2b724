/** What a provider answered about one message. Any other error concerns the provider itself: it hangs, fails or cannot be reached. */

/** Permanently refused because of its address, number or text. A retry would be refused again. */
export class PermanentDeliveryError extends Error {}

/** Not accepted now, although the provider works: a greylisted recipient, a full mailbox. */
export class DeferredDeliveryError extends Error {}
