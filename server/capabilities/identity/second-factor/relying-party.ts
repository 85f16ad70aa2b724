/** This site as passkeys know it, and the values they are made with. */
import type { Platform } from '#server/platform/context/platform.ts';

/** Time to find the device and unlock it. */
export const CHALLENGE_MS = 5 * 60_000;

/** EdDSA, ES256, RS256: what authenticators have. The library would add one that Node supports experimentally. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** A passkey belongs to the host of the public address; an answer must come from its origin. */
export function relyingParty({ publicUrl }: Pick<Platform, 'publicUrl'>): { id: string; name: string; origin: string } {
	const { hostname, origin } = new URL(publicUrl);
	return { id: hostname, name: 'Mishwar', origin };
}
