/** Writes the accepted records of an import, under the locks of its transaction. */
import { attribute, attributeKeys } from '#contract/car-attributes.ts';
import { parseFils } from '#contract/money.ts';
import { minuteOf } from '#contract/pickup-hours.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { changeLockedCar } from '../change-car.ts';
import { changeLockedWords } from '../change-words.ts';
import { columnsOf } from '../columns.ts';
import { replaceExtras } from '../extras-sql.ts';
import { reserveSlug } from '../list-car.ts';
import { setLockedRate } from '../set-base-rate.ts';
import {
	answerHoursOf,
	type CarRow,
	cancellationsOf,
	changeCar,
	insertCar,
	instantBookPauseOf,
	type NewCar,
	upsertBaseRate,
} from '../sql.ts';
import { changeLockedTerms, currentTerms, toExtras } from '../terms.ts';
import { wordsOf } from '../words-sql.ts';
import { type StatedOfCar, writeAllCarsExtras } from './all-cars-extras.ts';
import type { PlannedLine } from './plan.ts';
import type { CarOfRecord } from './read-record.ts';

export async function writeLines(platform: Platform, tx: Transaction, caller: Caller, lines: readonly PlannedLine[]): Promise<void> {
	// A new car is subject to the consequences of the owner's cancellations, too.
	const ownerColumns = {
		instant_book_paused_until: await instantBookPauseOf(tx, caller.userId),
		owner_cancellations: await cancellationsOf(tx, caller.userId),
		owner_answer_hours: await answerHoursOf(tx, caller.userId),
	};
	const stated: StatedOfCar[] = [];
	for (const { outcome, car, existing } of lines) {
		if (!car) continue;
		const carId = outcome === 'NEW' ? await makeDraft(platform, tx, caller, { car, ownerColumns }) : existing?.id;
		if (outcome === 'CHANGED' && existing) await changeExisting(platform, tx, caller, { car, existing });
		if (carId && car.allCarsExtras) stated.push({ carId, stated: car.allCarsExtras });
	}
	await writeAllCarsExtras(platform, tx, caller, stated);
}

/** The value of an attribute that is missing in the file, as in the form. */
const initialValues = Object.fromEntries(
	attributeKeys.map((key) => [key, attribute(key).initial] as const).filter(([, value]) => value !== undefined),
);

type NewDraft = {
	car: CarOfRecord;
	ownerColumns: Pick<CarRow, 'instant_book_paused_until' | 'owner_cancellations' | 'owner_answer_hours'>;
};

async function makeDraft(platform: Platform, tx: Transaction, caller: Caller, { car, ownerColumns }: NewDraft): Promise<string> {
	const { make = '', model = '', year = 0 } = car.attributes;
	const slug = await reserveSlug(tx, { make, model, year });
	const fields = { ...initialValues, ...car.attributes, title: titleOf({ make, model, year }), plateNumber: car.plate };
	const columns = columnsOf({ ...fields, plateClass: car.plateClass });
	// The required columns of a file and the initial values are all that the table requires.
	const { extras, ...terms } = car.terms;
	const row = {
		...columns,
		...termColumnsOf(terms),
		...ownerColumns,
		owner_id: caller.userId,
		slug,
		branch_id: car.branchId ?? null,
	} as NewCar;
	const id = await insertCar(tx, row, platform.clock.now());
	await upsertBaseRate(tx, id, parseFils(car.dailyRateJod), 1);
	if (extras) await replaceExtras(tx, id, toExtras(extras, []));
	await audit(platform, tx, { actorId: caller.personId, action: 'car.listed', subject: 'car', subjectId: id, after: { slug } });
	await describe(platform, tx, caller, id, car);
	return id;
}

const termColumnsOf = ({ pickupHours, airportHours, cancellationPolicy }: CarOfRecord['terms']) => ({
	...(pickupHours && { pickup_from_minute: minuteOf(pickupHours.from), pickup_until_minute: minuteOf(pickupHours.until) }),
	...(airportHours && { airport_from_minute: minuteOf(airportHours.from), airport_until_minute: minuteOf(airportHours.until) }),
	...(cancellationPolicy && { cancellation_policy: cancellationPolicy }),
});

type Change = { car: CarOfRecord; existing: CarRow };

/** `car` contains only the values that differ. */
async function changeExisting(platform: Platform, tx: Transaction, caller: Caller, { car, existing }: Change): Promise<void> {
	const { attributes, plateClass, terms } = car;
	const fields = { ...attributes, ...(plateClass && { plateClass }), ...renamed(existing, attributes) };
	if (Object.keys(fields).length > 0) await changeLockedCar(platform, tx, caller, { before: existing, fields });
	const dailyRateFils = parseFils(car.dailyRateJod);
	if (Object.keys(terms).length > 0) {
		const current = { ...(await currentTerms(tx, existing)), deliveryAvailable: existing.delivery_available };
		await changeLockedTerms(platform, tx, caller, existing, { ...current, ...terms, dailyRateJod: dailyRateFils });
	} else if (dailyRateFils !== existing.daily_rate_fils) await setLockedRate(platform, tx, caller, existing, { dailyRateFils });
	if (car.branchId) await changeCar(tx, existing.id, { branch_id: car.branchId }, platform.clock.now());
	await describe(platform, tx, caller, existing.id, car);
}

const titleOf = ({ make, model, year }: { make: string; model: string; year: number }) => `${make} ${model} ${year}`.slice(0, 120);

/** A title that an import created follows the name of the car; one that the owner wrote stays. */
function renamed(existing: CarRow, attributes: CarOfRecord['attributes']): { title?: string } {
	const title = titleOf({ ...existing, ...attributes });
	return existing.title === titleOf(existing) && title !== existing.title ? { title } : {};
}

async function describe(platform: Platform, tx: Transaction, caller: Caller, carId: string, { descriptions }: CarOfRecord): Promise<void> {
	if (Object.keys(descriptions).length === 0) return;
	const words = await wordsOf(tx, carId);
	const description = { ...words.texts.description, ...descriptions };
	await changeLockedWords(platform, tx, caller, carId, { ...words, texts: { ...words.texts, description } });
}
