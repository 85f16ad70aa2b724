/** What the use cases of payments are handed: the platform, and the gateway. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Gateway } from '#server/providers/gateway/port.ts';

export type PaymentPlatform = Platform & { readonly gateway: Gateway };
