/** State of the identity check and what to do: exhaustive over its four states. */
import type { UseQueryResult } from '@tanstack/react-query';
import { BadgeCheck, CircleAlert, Clock, Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KycState } from '#contract/kyc.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { Completion } from './completion.tsx';
import { DetailsList } from './details-list.tsx';
import { DocumentAccessLog } from './document-access-log.tsx';
import { Documents } from './documents.tsx';
import { IdentityDocuments } from './identity-documents.tsx';
import { Renewal } from './renewal.tsx';

type Status = KycState['status'];

const tones: Record<Status, Tone> = { NOT_SUBMITTED: 'neutral', PENDING: 'warning', APPROVED: 'positive', REJECTED: 'danger' };
const icons = { NOT_SUBMITTED: null, PENDING: Hourglass, APPROVED: BadgeCheck, REJECTED: CircleAlert };

export function IdentityPanel({ identity }: { identity: UseQueryResult<KycState, ApiError> }) {
	const { identity: t, help } = useScreenTexts<ProfileTexts>();
	const { data, error, refetch, isFetching } = identity;
	const panel = useSeenOnChange(data && `${data.status} ${data.renewal?.state}`);
	return (
		<div ref={panel} tabIndex={-1}>
			<Panel title={t.title} aside={data && <StatusMark status={data.status} />}>
				{!data && !error && <Waiting />}
				{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} className="py-4!" />}
				{data && <State state={data} />}
				{data && data.status !== 'APPROVED' && <TitledHelpLink to="verify-your-identity" title={help.identity} className="mt-3" />}
			</Panel>
		</div>
	);
}

/** Submitting removes the uploads and shortens the page: the new state is scrolled into view and announced. */
function useSeenOnChange(state: string | undefined) {
	const panel = useRef<HTMLDivElement>(null);
	const before = useRef(state);
	useEffect(() => {
		if (before.current !== undefined && before.current !== state) panel.current?.focus();
		before.current = state;
	}, [state]);
	return panel;
}

function StatusMark({ status }: { status: Status }) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const Icon = icons[status];
	return (
		<Badge tone={tones[status]} icon={Icon && <Icon aria-hidden />}>
			<span data-testid="kyc-status">{t.status[status]}</span>
		</Badge>
	);
}

function State({ state }: { state: KycState }) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	switch (state.status) {
		case 'NOT_SUBMITTED':
			return (
				<>
					<p className="text-muted">{t.why}</p>
					<ReviewTime />
					<Documents state={state} />
				</>
			);
		case 'PENDING':
			return (
				<>
					<Pending />
					<IdentityDocuments state={state} />
					{state.details && <DetailsList details={state.details} without="licenceExpiresOn" />}
					<DocumentAccessLog />
				</>
			);
		case 'APPROVED':
			return (
				<>
					<div className="flex items-center gap-4">
						<span className="grid size-12 shrink-0 place-items-center rounded-pill bg-positive-soft text-positive">
							<BadgeCheck aria-hidden className="size-6" />
						</span>
						<div>
							<p className="font-semibold">{t.approved}</p>
							{(!state.renewal || state.renewal.asks === 'PERMIT') && <p className="text-muted">{t.approvedHint}</p>}
						</div>
					</div>
					{state.renewal && <Renewal state={state} renewal={state.renewal} />}
					<IdentityDocuments state={state} />
					{isCompletable(state) && <Completion state={state} />}
					<DocumentAccessLog />
				</>
			);
		case 'REJECTED':
			return (
				<>
					<div className="rounded-control bg-danger-soft p-4">
						<p className="flex items-center gap-2 font-semibold text-danger">
							<CircleAlert aria-hidden className="size-5 shrink-0" />
							{state.revokedAt ? t.revoked : t.rejected}
						</p>
						{state.notes && (
							<p className="mt-1 whitespace-pre-line">
								<bdi>{state.notes}</bdi>
							</p>
						)}
						<p className="mt-1 text-sm">{rejectionHint(state, t)}</p>
					</div>
					<ReviewTime />
					<Documents state={state} />
					<DocumentAccessLog />
				</>
			);
	}
}

/** Details that were never confirmed are not requested here while the person submits a new licence, because its form requests them. */
const isCompletable = ({ detailsState, renewal }: KycState): boolean =>
	detailsState === 'CONFIRMED' || detailsState === 'WAITING' || !renewal?.isChosen;

function rejectionHint({ revokedAt, rejectedDocuments, rejectedFields }: KycState, t: ProfileTexts['identity']): string {
	if (revokedAt) return t.revokedHint;
	return rejectedDocuments.length + rejectedFields.length > 0 ? t.partHint : t.rejectedHint;
}

function ReviewTime() {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	return (
		<p className="mt-3 mb-5 flex items-center gap-2 text-sm">
			<Clock aria-hidden className="size-4 shrink-0 text-accent-text" />
			{t.time}
		</p>
	);
}

function Pending() {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	return (
		<div className="flex items-start gap-4">
			<span className="grid size-12 shrink-0 place-items-center rounded-pill bg-warning-soft text-warning-text">
				<Hourglass aria-hidden className="size-6" />
			</span>
			<div>
				<p className="font-semibold">{t.pending}</p>
				<p className="text-muted">{t.pendingHint}</p>
			</div>
		</div>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="flex items-start gap-4">
			<Skeleton className="size-12 rounded-pill" />
			<div className="flex-1 space-y-2">
				<Skeleton className="h-5 w-1/2" />
				<Skeleton className="h-4 w-3/4" />
			</div>
		</div>
	);
}
