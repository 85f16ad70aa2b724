/** The open car of the review: photos, documents and details, or the requested change, and the decision. */
import { useState } from 'react';
import type { AdminCar } from '#contract/admin.ts';
import { type CarDecision, claimCar, decideCar, type OpenedDocument } from '#contract/car-review.ts';
import { call } from '#web/browser/api.ts';
import { Facts, Photos } from '#web/features/admin/car-parts.tsx';
import { StoredDocument } from '#web/features/admin/document-pane.tsx';
import { ClaimState, DecisionBar, documentKeys, frameOf, PaneHeading, useClaim } from '#web/features/admin/review/pane-parts.tsx';
import { type PaneProps, REVIEW_REFRESHES } from '#web/features/admin/review/review-desk.tsx';
import { ReviewRejectDialog } from '#web/features/admin/review/review-reject-dialog.tsx';
import { useKeys } from '#web/features/admin/review/use-keys.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { reasonsFor } from './canned-reasons.ts';
import { ChangedPhotos, ChangedValues } from './change.tsx';
import type { CarReviewTexts } from './texts.en.ts';

/** The pending change of a verified car; null if the whole car is to be verified. */
export const waitingChange = ({ verificationStatus, change }: AdminCar) =>
	verificationStatus === 'VERIFIED' && change?.status === 'PENDING' ? change : null;

/** Identifies the content to decide on; each edit by the owner changes it. */
export const versionOf = (car: AdminCar): string => waitingChange(car)?.id ?? car.contentVersion;

/** Refusals after which the item is no longer up for a decision by this admin. */
const TAKEN: readonly string[] = ['CAR_REVIEWED_BY', 'CAR_DECIDED_BY', 'CAR_NOT_PENDING', 'CAR_NOT_FOUND', 'CAR_OF_YOUR_OWN'];

export function CarPane({ item: car, hasKeys, takesFocus, onDecided, onOutdated }: PaneProps<AdminCar>) {
	const { desk, review, ...t } = useScreenTexts<CarReviewTexts>();
	const { language } = useLanguage();
	const params = { id: car.id };
	const [claim, showRefusal] = useClaim(() => call(claimCar, { params }));
	const [insurance, setInsurance] = useState(car.papers.insurance.expiresOn ?? '');
	const [isRejecting, setRejecting] = useState(false);
	const change = waitingChange(car);
	const name = carNameOf(car, language);
	const decide = useActionMutation({
		call: (decision: CarDecision) => call(decideCar, { params, body: decision }),
		...{ refreshes: REVIEW_REFRESHES, failed: review.failed },
		onDone: ({ status }) => onDecided(status),
		onFailed: (error) => {
			setRejecting(false);
			if (TAKEN.includes(error.code)) showRefusal(error);
			if (error.code === 'CAR_CHANGE_OUTDATED') onOutdated();
		},
	});
	const version = versionOf(car);
	const isOpen = claim.state === 'open' && !decide.isPending;
	const approve = () => decide.mutate({ status: 'APPROVED', version, ...(!change && { insuranceExpiresOn: insurance || null }) });
	const reject = () => setRejecting(true);
	useKeys(isOpen ? { a: approve, v: approve, r: reject, ...documentKeys } : {}, hasKeys && !isRejecting);
	const words = change
		? { approve: desk.carChange.approve, approving: desk.carChange.approving, reject: desk.carChange.reject }
		: { approve: desk.cars.verify, approving: desk.cars.verifying, reject: desk.cars.reject };
	return (
		<article data-testid="car-review" aria-busy={claim.state === 'opening'} className="min-w-0">
			<header>
				<PaneHeading takesFocus={takesFocus} name={name}>
					{change && <Badge tone="accent">{desk.carChange.badge}</Badge>}
					{car.ownerSuspended && <Badge tone="danger">{desk.cars.suspendedOwner}</Badge>}
				</PaneHeading>
				<p className="mt-1 text-muted text-sm">{change ? desk.carChange.lead : t.lead}</p>
				{!change && car.lacksRentalPlate && (
					<p className="mt-3 rounded-control bg-warning-soft p-2.5 text-warning-text">{t.noRentalPlate}</p>
				)}
			</header>
			<ClaimState claim={claim} failed={t.openFailed}>
				{({ documents }) => (
					<>
						<div className="mt-5 grid items-start gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
							<div className="grid min-w-0 gap-6">
								{change ? (
									<>
										<ChangedValues car={car} change={change} />
										{change.photos && <ChangedPhotos before={car.photos} after={change.photos} />}
									</>
								) : (
									<>
										<Photos photos={car.photos} />
										<Documents car={car} documents={documents} />
									</>
								)}
							</div>
							<section aria-label={desk.cars.facts} className="grid gap-5 xl:sticky xl:top-(--header-height)">
								<Facts car={car} isNarrow />
								{!change && (
									<Field label={desk.cars.insuranceExpiry} hint={desk.cars.insuranceHint}>
										<DateInput name="insuranceExpiresOn" value={insurance} onChange={(event) => setInsurance(event.currentTarget.value)} />
									</Field>
								)}
							</section>
						</div>
						<DecisionBar
							{...words}
							approving={decide.isPending && !isRejecting && words.approving}
							isOpen={isOpen}
							onApprove={approve}
							onReject={reject}
						/>
						<ReviewRejectDialog
							title={change ? desk.carChange.rejectTitle(name) : desk.cars.rejectTitle(name)}
							reasons={reasonsFor({ isChange: change !== null })}
							lang={car.ownerLang}
							open={isRejecting}
							onClose={() => setRejecting(false)}
							busy={decide.isPending}
							onReject={(notes) => decide.mutate({ status: 'REJECTED', version, notes })}
						/>
					</>
				)}
			</ClaimState>
		</article>
	);
}

function Documents({ car, documents }: { car: AdminCar; documents: readonly OpenedDocument[] }) {
	const { desk, noDocuments } = useScreenTexts<CarReviewTexts>();
	return (
		<section>
			<h3 className="mb-2 font-semibold">{desk.cars.papers}</h3>
			{documents.length === 0 && <p className="text-muted text-sm">{noDocuments}</p>}
			<div className="grid gap-4">
				{documents.map((document, index) => (
					<CarDocument key={document.name} car={car} document={document} index={index} />
				))}
			</div>
		</section>
	);
}

type CarDocumentProps = { car: AdminCar; document: OpenedDocument; index: number };

function CarDocument({ car, document: { name, pages, unopened }, index }: CarDocumentProps) {
	const { cars: t } = useScreenTexts<CarReviewTexts>().desk;
	const { format } = useLanguage();
	const { url, expiresOn, expired } = car.papers[name];
	return (
		<StoredDocument
			url={url}
			pages={pages}
			unopened={unopened}
			label={t.paper[name]}
			note={
				<>
					<span className="numbers font-normal text-muted text-sm">{expiresOn ? t.until(format.date(expiresOn)) : t.noDate}</span>
					{expired && <Badge tone="danger">{t.expired}</Badge>}
				</>
			}
			frameId={frameOf(index)}
		/>
	);
}
