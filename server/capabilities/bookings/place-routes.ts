/** Routes of the calls about the place of a booking and about coming late. */
import { acceptBookingPlace, announceLateness, declineBookingPlace, getPlacePhoto, putBookingPlace } from '#contract/places.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { answerPlace, movePlace } from './move-place.ts';
import { readPlacePhoto } from './place-photo.ts';
import { sayLate } from './say-late.ts';

export const bookingPlaceRoutes = (platform: Platform): Route[] => [
	bind(putBookingPlace, ({ caller, params, body, saveResponse }) => movePlace(platform, caller, params.id, { typed: body, saveResponse })),
	bind(acceptBookingPlace, ({ caller, params, saveResponse }) => answerPlace(platform, caller, params.id, { accepts: true, saveResponse })),
	bind(declineBookingPlace, ({ caller, params, saveResponse }) =>
		answerPlace(platform, caller, params.id, { accepts: false, saveResponse }),
	),
	bind(getPlacePhoto, ({ caller, params, query, request }) =>
		readPlacePhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
	bind(announceLateness, ({ caller, params, body, saveResponse }) => sayLate(platform, caller, params.id, { ...body, saveResponse })),
];
