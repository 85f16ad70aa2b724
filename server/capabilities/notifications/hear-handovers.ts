/** Turns news of handovers into lines of the bell: what one side recorded, the other is told. */
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { carRow } from './fact-rows.ts';
import { type HandoverFacts, lockedToRenter, recordedToOwner, recordedToRenter } from './handover-texts.ts';
import { tell } from './tell.ts';

type Facts = HandoverFacts & { bookingId: string; ownerId: string; renterId: string };

export async function tellHandover(
	platform: Platform,
	facts: Facts & { phase: 'CHECK_IN' | 'CHECK_OUT'; side: 'OWNER' | 'RENTER' },
): Promise<void> {
	const byOwner = facts.side === 'OWNER';
	await tell(platform, {
		...(byOwner ? recordedToRenter(facts) : recordedToOwner(facts)),
		userId: byOwner ? facts.renterId : facts.ownerId,
		eventKey: `handover-${facts.phase}-${facts.side}:${facts.bookingId}`,
		actionUrl: `/booking/${facts.bookingId}/handover`,
		...details(facts),
	});
}

export async function tellCodeLocked(platform: Platform, facts: Facts & { generation: number }): Promise<void> {
	await tell(platform, {
		...lockedToRenter(facts),
		userId: facts.renterId,
		eventKey: `handover-code-locked-${facts.generation}:${facts.bookingId}`,
		actionUrl: `/booking/${facts.bookingId}/handover`,
		...details(facts),
		// The two stand at the car.
		needsBy: ammanIso(platform.clock.now()),
	});
}

const details = ({ carTitle }: Facts) => ({ rows: [carRow(carTitle)], short: { en: carTitle, ar: carTitle } });
