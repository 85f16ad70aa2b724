/** Routes of the calls about the place of a booking, announced delays, and departures. */
import * as contract from '#contract/places.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { announceLateness } from './announce-lateness.ts';
import { answerPlace, movePlace } from './move-place.ts';
import { readPlacePhoto } from './place-photo.ts';
import { setOut, turnBack } from './set-out.ts';

export const bookingPlaceRoutes = (platform: Platform): Route[] => [
	bind(contract.putBookingPlace, ({ caller, params, body, saveResponse }) =>
		movePlace(platform, caller, params.id, { typed: body, saveResponse }),
	),
	bind(contract.acceptBookingPlace, ({ caller, params, saveResponse }) =>
		answerPlace(platform, caller, params.id, { accepts: true, saveResponse }),
	),
	bind(contract.declineBookingPlace, ({ caller, params, saveResponse }) =>
		answerPlace(platform, caller, params.id, { accepts: false, saveResponse }),
	),
	bind(contract.getPlacePhoto, ({ caller, params, query, request }) =>
		readPlacePhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
	bind(contract.announceLateness, ({ caller, params, body, saveResponse }) =>
		announceLateness(platform, caller, params.id, { ...body, saveResponse }),
	),
	bind(contract.setOut, ({ caller, params, body, saveResponse }) => setOut(platform, caller, params.id, { ...body, saveResponse })),
	bind(contract.turnBack, ({ caller, params }) => turnBack(platform, caller, params.id)),
];
