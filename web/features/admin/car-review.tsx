/** A car that was decided: photos, attributes, and documents with their dates; a verified one can be rejected, and a rejected one verified. */
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { AdminCar } from '#contract/admin.ts';
import { carDocumentNames } from '#contract/listing.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Facts, Photos } from './car-parts.tsx';
import type { DeskTexts } from './texts.en.ts';

type CarReviewProps = {
	car: AdminCar;
	name: string;
	open: boolean;
	onOpenChange(open: boolean): void;
	busy: boolean;
	/** `YYYY-MM-DD`, or empty to confirm the owner's date. */
	onVerify(insuranceExpiresOn: string): void;
	onReject(): void;
};

export function CarReview({ car, name, open, onOpenChange, busy, onVerify, onReject }: CarReviewProps) {
	const { cars: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const [insurance, setInsurance] = useState(car.papers.insurance.expiresOn ?? '');
	const decides = car.verificationStatus !== 'VERIFIED';
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={name}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					{car.verificationStatus !== 'REJECTED' && (
						<Button disabled={busy} onClick={onReject}>
							{t.reject}
						</Button>
					)}
					{decides && (
						<Button variant="primary" busy={busy && t.verifying} onClick={() => onVerify(insurance)}>
							{t.verify}
						</Button>
					)}
				</div>
			}
		>
			<div className="grid gap-6">
				<Photos photos={car.photos} />
				<Facts car={car} />
				<CarDocuments car={car} />
				{decides && (
					<Field label={t.insuranceExpiry} hint={t.insuranceHint} className="max-w-72">
						<DateInput name="insuranceExpiresOn" value={insurance} onChange={(event) => setInsurance(event.currentTarget.value)} />
					</Field>
				)}
			</div>
		</Dialog>
	);
}

function CarDocuments({ car }: { car: AdminCar }) {
	const { cars: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format } = useLanguage();
	return (
		<section>
			<h3 className="mb-2 font-semibold">{t.papers}</h3>
			<ul className="divide-y divide-line rounded-control border border-line">
				{carDocumentNames.map((name) => {
					const { url, expiresOn, expired } = car.papers[name];
					return (
						<li key={name} className="flex min-h-12 flex-wrap items-center gap-x-3 px-3 py-1 text-sm">
							<FileText aria-hidden className="size-5 text-muted" />
							<span className="font-medium">{t.paper[name]}</span>
							{(url || expiresOn) && <span className="numbers text-muted">{expiresOn ? t.until(format.date(expiresOn)) : t.noDate}</span>}
							{expired && <Badge tone="danger">{t.expired}</Badge>}
							<span className="ms-auto">
								{url ? (
									<a
										href={url}
										target="_blank"
										rel="noreferrer"
										className="flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
									>
										{t.open(t.paper[name])}
									</a>
								) : (
									<span className="text-muted">{t.missing}</span>
								)}
							</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
