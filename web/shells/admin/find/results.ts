/** The results as a list of links, group by group. */

import type { findForAdmins } from '#contract/admin-find.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { writtenName } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import type { Format } from '#web/i18n/format.ts';
import { carTitleOf, type Language } from '#web/i18n/language.ts';
import type { FindTexts } from './texts.en.ts';

type Found = ResponseOf<typeof findForAdmins>;
export type Kind = keyof Found;
/** `place`: position among all results. A text begins with words of the page's language, which decide its direction. */
export type Result = { key: string; place: number; href: string; title: string; about: string };
export type Group = { kind: Kind; results: readonly Result[] };

type Context = { texts: FindTexts; format: Format; language: Language };

/** As lists of bookings show and find it. */
const numberOf = (id: string): string => id.slice(0, 8);
const listed = (tab: 'cars' | 'bookings', q: string): string => `/admin?${new URLSearchParams({ tab, q })}`;

export function groupsOf(found: Found, { texts, format, language }: Context): Group[] {
	const groups: Array<{ kind: Kind; results: Array<Omit<Result, 'place'>> }> = [
		{
			kind: 'people',
			results: found.people.map((person) => ({
				...{ key: person.id, href: `/admin/people/${person.id}`, title: writtenName(person, language) },
				about: [person.suspended && texts.suspended, person.contact].filter(Boolean).join(' · '),
			})),
		},
		{
			kind: 'cars',
			results: found.cars.map(({ id, plateNumber, owner, ...car }) => ({
				...{ key: id, href: listed('cars', plateNumber ?? car.title), title: carTitleOf(car, language) },
				about: [plateNumber, writtenName(owner, language)].filter(Boolean).join(' · '),
			})),
		},
		{
			kind: 'bookings',
			results: found.bookings.map(({ id, renter, startAt, endAt, ...trip }) => ({
				...{ key: id, href: listed('bookings', numberOf(id)), title: `${namedCarOf(trip, language)} · ${numberOf(id)}` },
				about: `${writtenName(renter, language)} · ${format.dateRange(startAt, endAt)}`,
			})),
		},
		{
			kind: 'payouts',
			results: found.payouts.map(({ id, bookingId, ownerId, owner, amountJod, state }) => ({
				...{ key: id, href: `/admin/people/${ownerId}?tab=money`, title: `${format.jod(amountJod)} · ${writtenName(owner, language)}` },
				about: `${texts.states[state]} · ${numberOf(bookingId)}`,
			})),
		},
	];
	let place = 0;
	return groups.flatMap(({ kind, results }) =>
		results.length === 0 ? [] : [{ kind, results: results.map((result) => ({ ...result, place: place++ })) }],
	);
}
