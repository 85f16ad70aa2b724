/** Routes of the calls about another car in place of a booking. */
import * as contract from '#contract/rebooking.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { readAlternatives, rebook, returnHeldMoney } from './rebook-booking.ts';

export const rebookingRoutes = (platform: Platform): Route[] => [
	bind(contract.listAlternatives, ({ caller, params }) => readAlternatives(platform, caller, params.id)),
	bind(contract.returnHeldMoney, ({ caller, params }) => returnHeldMoney(platform, caller, params.id)),
	bind(contract.rebook, ({ caller, params, body, saveResponse }) => rebook(platform, caller, params.id, body, saveResponse)),
];
