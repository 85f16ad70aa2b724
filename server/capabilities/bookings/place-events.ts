/** Changes of the place of a booking, old and new, for its timeline. Pure. */
import type { placeEventKinds } from '#contract/booking-life.ts';
import { ammanIso } from '#contract/time.ts';
import type { PlaceRow } from './places-sql.ts';
import type { Past } from './timeline.ts';
import { inBothLanguages } from './where-and-when.ts';

type Kind = (typeof placeEventKinds)[number];

/** `places`: oldest first. Without `isShared` the events say that the place changed, but not to where. */
export function listPlaceEvents(places: readonly PlaceRow[], isShared: boolean): Past[] {
	const events: Past[] = [];
	let current: PlaceRow | undefined;
	const add = (kind: Kind, at: Date, to: PlaceRow) => {
		const text = (place: PlaceRow | undefined) => (isShared && place ? inBothLanguages(place.text_en, place.text_ar) : null);
		const common = { at: ammanIso(at), amountJod: null, reason: null, cancelCode: null };
		events.push({ at, happened: { ...common, kind, from: text(current), to: text(to) } });
	};
	for (const place of places) {
		// The first place is part of the agreement and no change of it; a withdrawn proposal had no effect.
		if (place.origin === 'OWNER' && place.status !== 'WITHDRAWN') {
			const isProposal = place.status === 'PROPOSED' || place.decided_at !== null;
			if (isProposal) add('PLACE_PROPOSED', place.created_at, place);
			if (place.status === 'DECLINED') add('PLACE_DECLINED', place.decided_at ?? place.created_at, place);
			else if (place.status !== 'PROPOSED') add('PLACE_MOVED', place.decided_at ?? place.created_at, place);
		}
		if (place.status === 'CURRENT' || place.status === 'REPLACED') current = place;
	}
	return events;
}
