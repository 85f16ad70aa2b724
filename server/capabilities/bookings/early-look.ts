/**
 * Of many who want the same days all but one come too late, and hear it here, before anything is locked or written for them.
 * Only what somebody else has taken of a car that can be found is told so early, and what the quote says first of the same wish is said first here too.
 */
import type { City } from '#contract/cities.ts';
import { ammanDate } from '#contract/time.ts';
import { type Taking, takingsOf } from '#server/capabilities/availability/index.ts';
import { carById, carState, isBookable, offeredZones } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { knownSettings } from '#server/platform/context/settings.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { type Offer, occupied, offerProblem, type Stay } from './quote.ts';

type Wish = { carId: string; stay: Stay; zone: City | undefined; now: Date };
/** Of a car that can be found; null where there is none. */
type Standing = (Offer & { takings: readonly Taking[] }) | null;

/** Of memory. */
const BYTES = { standing: 4000, taking: 150, mark: 100 };

const keyOf = (carId: string): string => `standing ${carId}`;
const wantedKeyOf = (carId: string): string => `wanted ${carId}`;

/**
 * Throws what stands against the wish, CAR_ALREADY_BOOKED where nothing else does; returns where the wish is to be looked at in earnest. Nothing is
 * looked up for a car for which nobody came too late in the last seconds: who gets the days pays nothing for it.
 */
export async function demandSeemsFree(platform: Platform, caller: Caller, wish: Wish): Promise<void> {
	if (platform.keptFacts.peek(wantedKeyOf(wish.carId)) === undefined) return;
	demandFreeIn(await standingOf(platform, wish.carId), caller, wish);
}

/** Somebody came too late for this car: who comes next is told from memory. */
export async function noteTooLate(platform: Platform, carId: string): Promise<void> {
	await platform.keptFacts.get(wantedKeyOf(carId), false, async () => ({ value: true, parts: [], forAll: true, bytes: BYTES.mark }));
}

function demandFreeIn(standing: Standing, caller: Caller, { stay, zone, now }: Wish): void {
	if (!standing || standing.car.owner_id === caller.userId || !isBookable(carState(standing.car), ammanDate(now))) return;
	const { startsAt, endsAt } = occupied(standing.car, stay);
	const met = standing.takings.filter((taking) => taking.endsAt > startsAt && taking.startsAt < endsAt);
	// Somebody's own hold is not somebody else's booking.
	if (met.length === 0 || met.some(({ renterId }) => renterId === caller.userId)) return;
	const { code, ...detail } = offerProblem(standing, stay, zone, now) ?? { code: null };
	throw code ? refuse(code, detail) : refuse('CAR_ALREADY_BOOKED');
}

async function standingOf(platform: Platform, carId: string): Promise<Standing> {
	const make = async () => {
		const value = await readStanding(platform, carId);
		const bytes = BYTES.standing + BYTES.taking * (value?.takings.length ?? 0);
		return { value, parts: [`car:${carId}`, `days:${carId}`, 'settings'] as const, forAll: true, bytes };
	};
	return (await platform.keptFacts.get(keyOf(carId), false, make)) as Standing;
}

async function readStanding(platform: Platform, carId: string): Promise<Standing> {
	const { db, pool, clock } = platform;
	const car = await carById(db, carId);
	if (!car) return null;
	return {
		car,
		zones: await offeredZones(db, car),
		settings: await knownSettings(platform),
		takings: await takingsOf(pool, carId, clock.now()),
	};
}
