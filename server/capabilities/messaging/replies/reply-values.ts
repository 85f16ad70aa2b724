/** Values of the placeholders of a reply in one conversation, as its renter may read them. */
import { placeText } from '#contract/place-text.ts';
import type { ReplyValues } from '#contract/reply-placeholders.ts';
import { TIME_ZONE } from '#contract/time.ts';
import type { WhereAndWhen } from '#contract/where-and-when.ts';
import { bookingById, getWhereAndWhen } from '#server/capabilities/bookings/index.ts';
import { bilingualCarName, carById } from '#server/capabilities/cars/index.ts';
import { nameOf, type UserRow, userById } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { ConversationRow } from '../sql.ts';

type Parts = {
	renter: NonNullable<UserRow>;
	car: { make: string; model: string; year: number };
	/** Null for an inquiry. */
	where: Pick<WhereAndWhen, 'startAt' | 'endAt' | 'zone' | 'area' | 'place'> | null;
};

type Filling = { values: ReplyValues; language: 'en' | 'ar' };

/** Null if the row of the renter or of the car does not exist. */
export async function readFilling(db: Queryable, row: ConversationRow, now: Date): Promise<Filling | null> {
	const [renter, car, booking] = await Promise.all([
		userById(db, row.renter_id),
		carById(db, row.car_id),
		row.booking_id ? bookingById(db, row.booking_id) : undefined,
	]);
	if (!renter || !car) return null;
	const where = booking ? await getWhereAndWhen(db, booking, row.renter_id, now) : null;
	return { values: toValues({ renter, car, where }), language: renter.lang === 'ar' ? 'ar' : 'en' };
}

function toValues({ renter, car, where }: Parts): ReplyValues {
	const name = nameOf(renter);
	return {
		renter: { en: renter.first_name || name.en, ar: renter.display_name_ar || renter.first_name || name.ar },
		car: bilingualCarName(car),
		pickup: where && momentOf(where.startAt),
		return: where && momentOf(where.endAt),
		place: where && placeText(where),
	};
}

const day = { timeZone: TIME_ZONE, weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory', numberingSystem: 'latn' } as const;
const options = { ...day, hour: '2-digit', minute: '2-digit', hour12: false } as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', options), ar: new Intl.DateTimeFormat('ar-JO', options) };

function momentOf(iso: string) {
	const moment = new Date(iso);
	return { en: formats.en.format(moment), ar: formats.ar.format(moment) };
}

/** For an owner without a booking: example values. */
export const exampleValues = (now: Date): ReplyValues => {
	const iso = now.toISOString();
	return {
		renter: { en: 'Lina', ar: 'لينا' },
		car: bilingualCarName({ make: 'Toyota', model: 'Corolla', year: 2022 }),
		pickup: momentOf(iso),
		return: momentOf(iso),
		place: placeText({ zone: 'Amman', area: null, place: null }),
	};
};
