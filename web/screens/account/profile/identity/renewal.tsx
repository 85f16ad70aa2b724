/** The next licence or international permit of a person whose identity is approved: submitted here, without losing the approval. */
import { CalendarClock, CircleAlert, Hourglass } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { detailFields, licenceFields } from '#contract/identity-details.ts';
import type { KycState } from '#contract/kyc.ts';
import type { RenewalKind } from '#contract/licence-renewal.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { DetailsList } from './details-list.tsx';
import { Documents } from './documents.tsx';
import { DraftDocument } from './draft-document.tsx';
import { IdentityDocument } from './identity-documents.tsx';

type RenewalProps = { state: KycState; renewal: NonNullable<KycState['renewal']> };

export function Renewal({ state, renewal }: RenewalProps) {
	const isBegun = renewal.state === 'REJECTED' || (renewal.isChosen && hasDraft(state));
	const [isOpen, setOpen] = useState(isBegun);
	const { renewal: t } = useScreenTexts<ProfileTexts>().identity;
	if (renewal.state === 'WAITING') return <Waiting {...{ state, renewal }} />;
	const kind = renewal.asks;
	if (!kind) return null;
	return (
		<div className="mt-5" data-testid="renewal">
			{renewal.state === 'REJECTED' ? <Rejected kind={kind} {...{ state, renewal }} /> : <Reason kind={kind} {...{ state, renewal }} />}
			{isOpen ? (
				<RenewalForm kind={kind} {...{ state, renewal }} />
			) : (
				<Button className="mt-3" variant={kind === 'LICENCE' ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
					{t.start[kind]}
				</Button>
			)}
		</div>
	);
}

const hasDraft = ({ draft }: KycState): boolean => draft.licence !== null || draft.permit !== null;

type KindProps = RenewalProps & { kind: RenewalKind };

/** Until a new licence is uploaded, unconfirmed details are requested with the old one. */
function RenewalForm({ state, renewal, kind }: KindProps) {
	if (!renewal.isChosen)
		return (
			<div className="mt-5 sm:max-w-72">
				<DraftDocument kind="LICENCE" document={null} locked={false} />
			</div>
		);
	return <Documents state={withRenewal(state, renewal)} fields={requestedFields(state, kind)} />;
}

/** Confirmed birth date and nationality stay as they are; none of the requested details are on a permit. */
function requestedFields({ detailsState }: KycState, kind: RenewalKind) {
	if (kind === 'PERMIT') return [];
	return detailsState === 'CONFIRMED' ? licenceFields : detailFields;
}

/** The state with the documents and rejections of the renewal. The dates are empty, because a new licence has other dates. */
function withRenewal(state: KycState, { details, missing, rejectedDocuments, rejectedFields }: RenewalProps['renewal']): KycState {
	const initial = state.details && { ...state.details, licenceIssuedOn: '', licenceExpiresOn: '' };
	return { ...state, details: details ?? initial, missing, rejectedDocuments, rejectedFields };
}

/** When the approved licence expires, or that it has. The date stays on one line. */
function useExpiry({ state: { licenceExpiresOn }, renewal: { isExpired } }: RenewalProps): string {
	const { renewal: t } = useScreenTexts<ProfileTexts>().identity;
	const { format } = useLanguage();
	const date = licenceExpiresOn ? format.date(licenceExpiresOn, 'medium').replaceAll(' ', '\u00a0') : '';
	return isExpired ? t.expired(date) : t.expires(date);
}

function Reason({ state, renewal, kind }: KindProps) {
	const { renewal: t } = useScreenTexts<ProfileTexts>().identity;
	const expiry = useExpiry({ state, renewal });
	if (kind === 'PERMIT') return <Notice title={t.permit} hint={t.permitHint} />;
	return (
		<Notice
			tone={renewal.isExpired ? 'bg-danger-soft' : 'bg-warning-soft'}
			icon={
				renewal.isExpired ? (
					<CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
				) : (
					<CalendarClock aria-hidden className="size-5 shrink-0 text-warning-text" />
				)
			}
			title={expiry}
			hint={renewal.isExpired ? t.expiredHint : t.expiresHint}
		/>
	);
}

function Rejected({ state, renewal, kind }: KindProps) {
	const { renewal: t } = useScreenTexts<ProfileTexts>().identity;
	const expiry = useExpiry({ state, renewal });
	const { notes, isExpired } = renewal;
	return (
		<Notice
			tone="bg-danger-soft"
			icon={<CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />}
			title={t.rejected[kind]}
			hint={isExpired ? `${expiry}. ${t.rejectedHint}` : t.rejectedHint}
		>
			{notes && (
				<p className="mt-1 whitespace-pre-line">
					<bdi>{notes}</bdi>
				</p>
			)}
		</Notice>
	);
}

type NoticeProps = { tone?: string; icon?: ReactNode; title: string; hint: string; children?: ReactNode };

function Notice({ tone = 'bg-sunken', icon, title, hint, children }: NoticeProps) {
	return (
		<div className={`rounded-control p-4 ${tone}`}>
			<p suppressHydrationWarning className="numbers flex items-center gap-2 font-semibold">
				{icon}
				{title}
			</p>
			{children}
			<p suppressHydrationWarning className="numbers mt-1 text-sm">
				{hint}
			</p>
		</div>
	);
}

function Waiting({ state, renewal }: RenewalProps) {
	const { renewal: t, pendingHint, expiryShort } = useScreenTexts<ProfileTexts>().identity;
	const { format } = useLanguage();
	const expiry = useExpiry({ state, renewal });
	const { licence, permit, details, isExpired } = renewal;
	const until = details && expiryShort(format.date(details.licenceExpiresOn).replaceAll(' ', '\u00a0'));
	return (
		<div className="mt-5 rounded-control bg-warning-soft p-4" data-testid="renewal">
			<p className="flex items-center gap-2 font-semibold">
				<Hourglass aria-hidden className="size-5 shrink-0 text-warning-text" />
				{t.waiting[licence ? 'LICENCE' : 'PERMIT']}
			</p>
			<p suppressHydrationWarning className="numbers mt-1 text-sm">
				{isExpired ? `${expiry}. ${pendingHint}` : pendingHint}
			</p>
			<ul className="mt-3">
				{licence && <IdentityDocument name={t.newLicence} hint={until} id={licence.id} />}
				{permit && <IdentityDocument name={t.newPermit} id={permit.id} />}
			</ul>
			{licence && details && <DetailsList details={details} without="licenceExpiresOn" />}
		</div>
	);
}
