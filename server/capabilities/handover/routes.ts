/** Routes of the calls about handover and return. */
import * as contract from '#contract/handover.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { markNotReady, markReady } from './prepare-car.ts';
import { readHandover, readPhoto } from './read-handover.ts';
import { recordHandover } from './record-handover.ts';
import { renewCode } from './regenerate-code.ts';

export const handoverRoutes = (platform: Platform): Route[] => [
	bind(contract.getHandover, ({ caller, params }) => readHandover(platform, caller, params.id)),
	bind(contract.recordCheckIn, ({ caller, params, body }) => recordHandover(platform, caller, params.id, { phase: 'CHECK_IN', ...body })),
	bind(contract.recordCheckOut, ({ caller, params, body }) => recordHandover(platform, caller, params.id, { phase: 'CHECK_OUT', ...body })),
	bind(contract.markCarReady, ({ caller, params }) => markReady(platform, caller, params.id)),
	bind(contract.markCarNotReady, ({ caller, params }) => markNotReady(platform, caller, params.id)),
	bind(contract.renewHandoverCode, ({ caller, params }) => renewCode(platform, caller, params.id)),
	bind(contract.getHandoverPhoto, ({ caller, params, query, request }) =>
		readPhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
];
