/** The car and the parties of cases, as lists and pages display them. */
import type { ClaimSummary } from '#contract/claim-shapes.ts';
import { carsByIds, carTitlesOf } from '#server/capabilities/cars/index.ts';
import { toPublicUser, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { CaseParties } from './rules.ts';

type CaseRow = CaseParties & { car_id: string };
type Person = ClaimSummary['owner'];
type Found = { carTitle: string; carTitleAr: string; plateNumber: string | null; owner: Person; renter: Person };

/** Reads the cars and people of all rows at once. Null for a row that has lost one of them. */
export async function readCaseParties(db: Queryable, rows: readonly CaseRow[]): Promise<(row: CaseRow | undefined) => Found | null> {
	const cars = new Map((await carsByIds(db, unique(rows.map((row) => row.car_id)))).map((car) => [car.id, car]));
	const ids = unique(rows.flatMap((row) => [row.owner_id, row.renter_id]));
	const people = new Map((await usersByIds(db, ids)).map((user) => [user.id, toPublicUser(user)]));
	return (row) => {
		const [car, owner, renter] = row ? [cars.get(row.car_id), people.get(row.owner_id), people.get(row.renter_id)] : [];
		return car && owner && renter
			? { ...carTitlesOf(car), plateNumber: car.plate_number, owner: nameOf(owner), renter: nameOf(renter) }
			: null;
	};
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const nameOf = ({ id, displayName, displayNameAr }: Person): Person => ({ id, displayName, displayNameAr });
