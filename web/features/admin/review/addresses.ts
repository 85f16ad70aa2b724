/** Addresses of the reviews, in the order of their links; apart from the screens, because lists lead there. */
import type { AdminQueue } from '#contract/admin.ts';

export const reviews = {
	identities: '/admin/review',
	cars: '/admin/review/cars',
} as const satisfies { [Queue in AdminQueue]?: string };

export type ReviewQueue = keyof typeof reviews;

/** Where a review begins with this one. */
export const reviewAddress = (queue: ReviewQueue, id: string): string => `${reviews[queue]}?open=${id}`;
export const firstIn = (search: string): string | null => new URLSearchParams(search).get('open');
