/** The pickup that a landing proposes, shared by the booking card and the server's refusal. Pure. */
import { HOUR_MS } from './time.ts';

/** From landing to the car: passport, baggage, customs. */
const LANDING_TO_PICKUP_MS = 0.75 * HOUR_MS;
const STEP_MS = HOUR_MS / 2;

/** 45 minutes after the landing, at the next full or half hour. */
export const pickupAfterLanding = (landsAt: Date): Date =>
	new Date(Math.ceil((landsAt.getTime() + LANDING_TO_PICKUP_MS) / STEP_MS) * STEP_MS);
