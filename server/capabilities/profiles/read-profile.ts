/** A user as another one sees them. Contact details only for the other party of a confirmed booking, and for admins. */
import type { PublicProfile } from '#contract/profiles.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { answerFigures, completedTripsOf, shareConfirmedBooking } from '#server/capabilities/bookings/index.ts';
import { publicCarsOf } from '#server/capabilities/cars/index.ts';
import { toPublicUser, userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';

const YEAR_MS = 365 * DAY_MS;
const staff = ['ADMIN', 'SUPER_ADMIN'];

export async function readProfile(platform: Platform, caller: Caller, personId: string): Promise<PublicProfile> {
	const person = await userById(platform.db, personId);
	const isSelf = personId === caller.userId;
	// Deleted accounts and staff have no public profile.
	if (!person || person.left_at || (staff.includes(person.role) && !isSelf && !isAdmin(caller))) throw refuse('USER_NOT_FOUND');
	const now = platform.clock.now();
	const [cars, figures, completedTrips, isParty] = await Promise.all([
		publicCarsOf(platform.db, personId, ammanDate(now)),
		answerFigures(platform.db, personId, new Date(now.getTime() - YEAR_MS)),
		completedTripsOf(platform.db, personId),
		shareConfirmedBooking(platform.db, personId, caller.userId),
	]);
	const reachable = isSelf || isParty || isAdmin(caller);
	return {
		...toPublicUser(person),
		isOwner: person.role === 'OWNER' || cars.length > 0,
		identityChecked: person.kyc_status === 'APPROVED',
		cars,
		answers: answersOf(figures),
		completedTrips,
		email: reachable ? person.email : null,
		phone: reachable ? person.phone : null,
	};
}

/** Rounded down: 100 % only if every request was answered. `medianMinutes`: null if none was. */
function answersOf({
	asked,
	answered,
	medianMinutes,
}: {
	asked: number;
	answered: number;
	medianMinutes: number | null;
}): PublicProfile['answers'] {
	if (asked === 0) return null;
	return {
		percent: Math.floor((100 * answered) / asked),
		typicalMinutes: medianMinutes === null ? null : Math.round(medianMinutes),
	};
}
