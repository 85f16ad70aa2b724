/** Verifies a payment: on arrival, then after 2, 5, 10 and 30 seconds while it is pending, then on request. */
import { type QueryState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listBookings } from '#contract/bookings.ts';
import { type Payment, verifyPayment } from '#contract/payments.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { matchesPath, queryFor, refetchOnVisit } from '#web/browser/queries.ts';

export type Verification = {
	payment: Payment | undefined;
	error: ApiError | null;
	checking: boolean;
	/** Whether it will be checked again automatically. */
	goesOn: boolean;
	check(): void;
};

/** Milliseconds; false if no further check follows. Failed checks count as well. */
const refetchIntervalOf = ({ data, dataUpdateCount, errorUpdateCount }: QueryState<Payment, ApiError>): number | false =>
	data?.status === 'PENDING' && nextCheckMs(dataUpdateCount + errorUpdateCount);

export function useVerification(paymentId: string): Verification {
	const client = useQueryClient();
	const asked = queryFor(verifyPayment, { params: { paymentId } });
	const { data, error, isFetching, refetch } = useQuery({
		...asked,
		...refetchOnVisit,
		refetchInterval: ({ state }) => refetchIntervalOf(state),
		// The page may be in the background, behind the bank's app.
		refetchIntervalInBackground: true,
	});
	const state = client.getQueryState<Payment, ApiError>(asked.queryKey);
	const before = useRef(data?.status);
	useEffect(() => {
		// The booking has changed together with the payment.
		if (before.current === 'PENDING' && data?.status !== 'PENDING') {
			void client.invalidateQueries({ predicate: matchesPath(listBookings.path) });
		}
		before.current = data?.status;
	}, [data?.status, client]);
	return {
		payment: data,
		error,
		checking: isFetching,
		goesOn: state === undefined || refetchIntervalOf(state) !== false,
		check: () => void refetch(),
	};
}

const SECOND_MS = 1000;
const PAUSES_MS = [2, 5, 10, 30].map((seconds) => seconds * SECOND_MS);

/** Milliseconds until the next check after this number of checks; false if further checks are made on request only. */
export function nextCheckMs(checks: number): number | false {
	return PAUSES_MS[checks - 1] ?? false;
}
