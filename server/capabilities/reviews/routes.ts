/** Routes of the calls about reviews. */
import * as contract from '#contract/reviews.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, bindCached, type Route } from '#server/platform/http/route.ts';
import { answerReview } from './answer-review.ts';
import { hideReview, unhideReview } from './moderate-review.ts';
import { readAdminReviews } from './read-admin-reviews.ts';
import { type ReviewPage, readCarRatings, readCarReviews, readOwnerReviews, readPersonReviews } from './read-reviews.ts';
import { readTripReviews } from './read-trip.ts';
import { reportReview } from './report-review.ts';
import { writeReview } from './write-review.ts';

function answerWithPage({ reviews, total, next }: ReviewPage, call: { headers: Headers; request: Request }) {
	setPage(call, { next, total });
	return reviews;
}

export const reviewRoutes = (platform: Platform): Route[] => [
	bind(contract.getTripReviews, ({ caller, params }) => readTripReviews(platform, caller, params.id)),
	bind(contract.writeReview, ({ caller, params, body, saveResponse }) => writeReview(platform, caller, params.id, body, saveResponse)),
	bindCached(contract.listCarReviews, async (call) => {
		const page = await readCarReviews(platform, call.params.id, call.query, call);
		call.addCacheTags(`car:${call.params.id}`, ...page.reviews.map(({ author }) => `person:${author.id}` as const));
		return answerWithPage(page, call);
	}),
	bindCached(contract.getCarRatings, async (call) => {
		call.addCacheTags(`car:${call.params.id}`);
		return readCarRatings(platform, call.params.id, call);
	}),
	bindCached(contract.listOwnerReviews, async (call) => {
		const { ownerId, ...page } = await readOwnerReviews(platform, call.params.id, call.query, call);
		call.addCacheTags(`car:${call.params.id}`, `person:${ownerId}`, ...page.reviews.map(({ author }) => `person:${author.id}` as const));
		return answerWithPage(page, call);
	}),
	bind(contract.listPersonReviews, async (call) =>
		answerWithPage(await readPersonReviews(platform, call.caller, call.params.id, call.query), call),
	),
	bind(contract.answerReview, ({ caller, params, body }) => answerReview(platform, caller, params.id, body.text)),
	bind(contract.reportReview, async ({ caller, params, body }) => {
		await reportReview(platform, caller, params.id, body);
		return { success: true as const };
	}),
	bind(contract.listAdminReviews, async ({ caller, query, headers, request }) => {
		const { reviews, next, total } = await readAdminReviews(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return reviews;
	}),
	bind(contract.hideReview, ({ caller, params, body }) => hideReview(platform, caller, params.id, body.reason)),
	bind(contract.unhideReview, ({ caller, params }) => unhideReview(platform, caller, params.id)),
];
