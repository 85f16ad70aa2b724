/** Routes of the calls about changes of a trip. */
import * as contract from '#contract/booking-changes.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { answerChange, payChange } from './answer-change.ts';
import { previewChange, proposeChange } from './propose-change.ts';
import { readChanges } from './read-changes.ts';

export const bookingChangeRoutes = (platform: PaymentPlatform): Route[] => [
	bind(contract.listBookingChanges, ({ caller, params }) => readChanges(platform, caller, params.id)),
	bind(contract.previewBookingChange, ({ caller, params, query }) => previewChange(platform, caller, params.id, query)),
	bind(contract.proposeBookingChange, ({ caller, params, body, saveResponse }) =>
		proposeChange(platform, caller, params.id, { ...body, saveResponse }),
	),
	bind(contract.acceptBookingChange, ({ caller, params, saveResponse }) =>
		answerChange(platform, caller, params, { action: 'ACCEPT', saveResponse }),
	),
	bind(contract.declineBookingChange, ({ caller, params, saveResponse }) =>
		answerChange(platform, caller, params, { action: 'DECLINE', saveResponse }),
	),
	bind(contract.withdrawBookingChange, ({ caller, params, saveResponse }) =>
		answerChange(platform, caller, params, { action: 'WITHDRAW', saveResponse }),
	),
	bind(contract.payBookingChange, ({ caller, params, language }) => payChange(platform, caller, params, language)),
];
