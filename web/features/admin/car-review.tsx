/** Everything needed to verify a car: photos, attributes, and documents with their dates. */
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { AdminCar } from '#contract/admin.ts';
import { carDocumentNames } from '#contract/listing.ts';
import { ownerNameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Contact } from './contact.tsx';
import { DescriptionList } from './description-list.tsx';
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
				<Photos car={car} />
				<Owned car={car} />
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

function Photos({ car }: { car: AdminCar }) {
	const { cars: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format } = useLanguage();
	return (
		<section>
			<h3 className="mb-2 font-semibold">{t.photos}</h3>
			{car.photos.length === 0 && <p className="text-muted text-sm">{t.noPhotos}</p>}
			<ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
				{car.photos.map(({ id, url }, index) => (
					<li key={id}>
						<a href={url} target="_blank" rel="noreferrer" className="block aspect-[4/3] overflow-hidden rounded-control">
							<Photo src={url} alt={t.photo(format.number(index + 1))} sizes="(width >= 40rem) 220px, 45vw" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Owned({ car }: { car: AdminCar }) {
	const { cars: t, person } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language, texts } = useLanguage();
	const owner = (
		<>
			<bdi>{ownerNameOf(car, language)}</bdi>
			<span className="block font-normal text-muted">
				<Contact way={car.ownerEmail ?? car.ownerPhone ?? person.noContact} />
			</span>
		</>
	);
	return (
		<section>
			<h3 className="mb-2 font-semibold">{t.facts}</h3>
			<DescriptionList
				facts={[
					[t.of, owner],
					[t.plate, <bdi key="plate">{car.plateNumber ?? t.none}</bdi>],
					[t.plateClass, car.plateClass ? t.classes[car.plateClass] : t.none],
					[t.permitNumber, <bdi key="permit">{car.permitNumber ?? t.none}</bdi>],
					[t.rate, car.dailyRateJod && format.jod(car.dailyRateJod)],
					[t.mileage, t.kilometres(format.number(car.mileage))],
					[t.city, texts.cities[car.city]],
					[t.kind, `${texts.bodyTypes[car.bodyType]} · ${texts.fuels[car.fuel]} · ${texts.transmissions[car.transmission]}`],
					[t.notes, car.verificationNotes],
				]}
			/>
		</section>
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
							<span className="numbers text-muted">{expiresOn ? t.until(format.date(expiresOn)) : t.noDate}</span>
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
