/** Step-up: calls that declare it require a recent proof of identity. */
import type { Endpoint } from '#contract/endpoint.ts';
import { STEP_UP_MINUTES } from '#contract/second-factor.ts';
import { refuse } from '../base/refusal.ts';
import type { SignedInSession } from './route.ts';

const STEP_UP_MS = STEP_UP_MINUTES * 60_000;

type Session = Pick<SignedInSession, 'provedAt' | 'hasSecondFactor' | 'hasPassword'>;

/** Whether the person proved their identity within the last ten minutes. */
export const isRecentlyProved = (provedAt: Date, now: Date): boolean => now.getTime() - provedAt.getTime() < STEP_UP_MS;

/** Throws STEP_UP_NEEDED. */
export function assertStepUp(endpoint: Pick<Endpoint, 'stepUp'>, session: Session, body: unknown, now: Date): void {
	if (needsProof(endpoint.stepUp, session, body) && !isRecentlyProved(session.provedAt, now)) throw refuse('STEP_UP_NEEDED');
}

function needsProof(stepUp: Endpoint['stepUp'], { hasSecondFactor, hasPassword }: Session, body: unknown): boolean {
	if (stepUp === undefined) return false;
	if (stepUp === 'always') return true;
	if (stepUp === 'with-second-factor') return hasSecondFactor;
	if (stepUp === 'without-password') return !hasPassword;
	return isSent(body, stepUp.ifSent);
}

const isSent = (body: unknown, field: string): boolean =>
	typeof body === 'object' && body !== null && Object.entries(body).some(([name, value]) => name === field && value !== undefined);
