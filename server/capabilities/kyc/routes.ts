/** The calls about the identity check. */
import { kycStatus, submitKyc } from '#contract/kyc.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import { readStatus } from './status.ts';
import { submitDocuments } from './submit.ts';

export const kycRoutes = (platform: Platform): Route[] => [
	bind(kycStatus, ({ caller }) => readStatus(platform, caller)),
	bind(submitKyc, ({ caller, body }) => submitDocuments(platform, caller, body)),
];
