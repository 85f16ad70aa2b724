/** Rate limits: counted in PostgreSQL where it matters, so that all processes count together. */
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { MAX_OPEN_UPLOAD_BYTES, MAX_OPEN_UPLOADS } from '#contract/objects.ts';
import type { Clock } from '../base/clock.ts';
import { refuse } from '../base/refusal.ts';
import { countAttempt, uncountAttempt } from './attempt-counts.ts';
import { admitAttempt, type DelayName, releaseAttempt } from './attempt-delays.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Name → [attempts, seconds]. */
const limits = {
	/** One account from one network; for the total over all networks see attempt-delays.ts. */
	signInAccount: [10, MINUTE],
	/** Calls of sign-ins from a browser in which anybody signed in before; a network only becomes slower, see attempt-delays.ts. */
	signInDevice: [20, MINUTE],
	/** Wrong passwords for one account from devices on which its owner signed in before, and in a session. */
	knownPassword: [20, HOUR],
	/** One number or e-mail address from one network, or from one known device. */
	codeNumber: [5, HOUR],
	/** For accounts that are unknown on the device; a network only becomes slower, see attempt-delays.ts. */
	codeDevice: [20, HOUR],
	/** Of a signed-in person, for all purposes together. */
	codeAccount: [10, HOUR],
	bookingPerson: [1000, MINUTE],
	uploadPerson: [120, MINUTE],
	/** Uploads that are decoded and stored as a photo or document; one that fails can be sent again. */
	picturePerson: [120, MINUTE],
	messagePerson: [60, MINUTE],
	/** First messages about a car, each to an owner who did not expect it. */
	inquiryPerson: [20, DAY],
	/** The same for an account of less than three days. */
	inquiryFresh: [6, DAY],
	listingPerson: [10, DAY],
	/** Invitations to a company's team: each is a letter or an SMS. */
	teamInvitation: [60, DAY],
	/** Invitations to drive with somebody. */
	driverInvitation: [20, DAY],
	/** Saved texts of one's own cars. */
	wordsPerson: [60, HOUR],
	reportPerson: [20, HOUR],
	exportPerson: [5, HOUR],
	/** Letters that inform a person of attempts to sign in. */
	attemptNotice: [1, 24 * HOUR],
	/** New tickets, and further messages in them. */
	ticketPerson: [10, DAY],
	ticketMessagePerson: [60, HOUR],
	/** Letters that verify the address of a visitor who writes to the support: from one network, and to one address from it. */
	guestLetterAddress: [10, HOUR],
	guestLetterEmail: [3, HOUR],
	/** Tickets opened and answered by the links of letters. */
	guestThread: [120, HOUR],
	/** On-demand synchronizations of external calendars. */
	calendarPerson: [20, 10 * MINUTE],
	/** Imports of cars: each file is previewed and then applied. */
	carImportPerson: [60, HOUR],
	/** Changes of several cars, and their previews. */
	bulkPerson: [120, HOUR],
	/** Promo codes that were typed and do not exist. */
	promoCode: [10, 10 * MINUTE],
} as const;

/** Counted in this process only: a write for each read would cost more than the limit saves (docs/decisions/006). */
const ownLimits = {
	read: [1200, MINUTE],
	/** Pictures drawn for shared links. */
	sharePicture: [60, MINUTE],
	streamPerson: [60, MINUTE],
} as const;

export type LimitName = keyof typeof limits | keyof typeof ownLimits;

/** Held at the same time by one person. */
const quotas = { openUploads: MAX_OPEN_UPLOADS, openUploadBytes: MAX_OPEN_UPLOAD_BYTES } as const;

/** Limits of a client's address count its whole network. */
const networkLimits: ReadonlySet<LimitName> = new Set(['read', 'sharePicture', 'guestLetterAddress', 'guestThread']);

export type RateLimits = {
	/** How many of these one person may hold at a time. */
	most(quota: keyof typeof quotas): number;
	/** Counts one attempt; throws TOO_MANY_REQUESTS with `seconds` if the limit is exceeded. */
	count(limit: LimitName, who: string): Promise<void>;
	/** Revokes one counted attempt, because it succeeded. */
	refund(limit: keyof typeof limits, who: string): Promise<void>;
	/** Counts an attempt on a target over all networks; throws TOO_MANY_REQUESTS while it has to wait. True for the first attempt that makes the next one wait. */
	slowDown(delay: DelayName, target: string): Promise<boolean>;
	/** Revokes an attempt that succeeded. */
	release(delay: DelayName, target: string): Promise<void>;
};

export function createRateLimits(pool: pg.Pool, clock: Clock, scale = 1): RateLimits {
	const inMemory = new Map<LimitName, RateLimiterMemory>();
	for (const [name, [points, duration]] of Object.entries(ownLimits))
		inMemory.set(name as LimitName, new RateLimiterMemory({ points: points * scale, duration }));
	/** Returns the seconds to wait, or 0. */
	const countOne = async (limit: LimitName, who: string): Promise<number> => {
		if (isOwn(limit)) return countInMemory(inMemory.get(limit), who);
		const [most, seconds] = limits[limit];
		return countAttempt(pool, { key: `${limit}:${who}`, most: most * scale, seconds }, clock.now());
	};
	return {
		most: (quota) => quotas[quota] * scale,
		count: async (limit, who) => {
			const seconds = await countOne(limit, networkLimits.has(limit) ? networkOf(who) : who);
			if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds });
		},
		refund: (limit, who) => uncountAttempt(pool, `${limit}:${who}`, clock.now()),
		slowDown: async (delay, target) => {
			const admission = await admitAttempt(pool, delay, target, { now: clock.now(), scale });
			if (!admission.admitted) throw refuse('TOO_MANY_REQUESTS', { seconds: admission.seconds });
			return admission.isFirstDelayed;
		},
		release: (delay, target) => releaseAttempt(pool, delay, target),
	};
}

const isOwn = (limit: LimitName): limit is keyof typeof ownLimits => limit in ownLimits;

async function countInMemory(limiter: RateLimiterMemory | undefined, who: string): Promise<number> {
	try {
		await limiter?.consume(who);
		return 0;
	} catch (error) {
		if (!(error instanceof RateLimiterRes)) throw error;
		return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
	}
}

/** An IPv6 customer has a whole /64 (RFC 6177), so single addresses would be no limit at all. */
const IPV6_PREFIX = 64;

/** The network of a client, as limits count it: an IPv4 address as it is; an IPv6 address by its /64, as `2001:db8:1:2::/64`; anything else unchanged. */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const parsed = ipaddr.process(address);
	if (parsed.kind() === 'ipv4') return parsed.toString();
	return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`;
}
