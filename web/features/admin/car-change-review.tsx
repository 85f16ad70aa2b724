/** What the owner of a verified car wants to change, beside what was verified; approved or rejected as a whole. */
import { useState } from 'react';
import { type AdminCar, adminCars, adminStats } from '#contract/admin.ts';
import { reviewedKeys } from '#contract/car-attributes.ts';
import { approveCarChange, rejectCarChange } from '#contract/listing.ts';
import { call } from '#web/browser/api.ts';
import { attributeValue, labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { DeskTexts } from './texts.en.ts';

const SHOWN_IN = [adminCars, adminStats];

type Change = NonNullable<AdminCar['change']>;
type CarChangeReviewProps = { car: AdminCar; change: Change; name: string; open: boolean; onOpenChange(open: boolean): void };

export function CarChangeReview({ car, change, name, open, onOpenChange }: CarChangeReviewProps) {
	const { carChange: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const [isRejecting, setRejecting] = useState(false);
	const params = { id: car.id };
	const close = () => {
		setRejecting(false);
		onOpenChange(false);
	};
	const approve = useActionMutation<void>({
		call: () => call(approveCarChange, { params, body: { changeId: change.id } }),
		...{ refreshes: SHOWN_IN, done: t.approved, failed: t.approveFailed, onDone: close },
	});
	const reject = useActionMutation({
		call: (notes: string) => call(rejectCarChange, { params, body: { changeId: change.id, notes } }),
		...{ refreshes: SHOWN_IN, done: t.rejected, failed: t.rejectFailed, onDone: close },
	});
	return (
		<>
			<Dialog
				wide
				open={open && !isRejecting}
				onOpenChange={(next) => !approve.isPending && onOpenChange(next)}
				title={t.title(name)}
				description={t.lead}
				footer={
					<DialogActions back={t.reject} busy={approve.isPending} onBack={() => setRejecting(true)}>
						<Button variant="primary" busy={approve.isPending && t.approving} onClick={() => approve.mutate()}>
							{t.approve}
						</Button>
					</DialogActions>
				}
			>
				<div className="grid gap-6">
					<Values car={car} change={change} />
					{change.photos && (
						<div className="grid gap-4 sm:grid-cols-2">
							<Photos title={t.photosBefore} photos={car.photos} />
							<Photos title={t.photosAfter} photos={change.photos} known={car.photos} />
						</div>
					)}
				</div>
			</Dialog>
			<RejectDialog
				title={t.rejectTitle(name)}
				open={open && isRejecting}
				onOpenChange={setRejecting}
				busy={reject.isPending}
				onReject={reject.mutate}
			/>
		</>
	);
}

function Values({ car, change }: { car: AdminCar; change: Change }) {
	const { carChange: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, texts } = useLanguage();
	const rows = reviewedKeys.flatMap((key) => {
		const value = change.values[key];
		return value === undefined ? [] : [{ key, before: car[key], after: value }];
	});
	if (rows.length === 0) return null;
	return (
		<table className="w-full table-fixed text-start text-sm">
			<thead>
				<tr className="text-muted">
					<th scope="col" className="py-2 pe-3 text-start font-normal">
						<span className="sr-only">{t.field}</span>
					</th>
					<th scope="col" className="py-2 pe-3 text-start font-normal">
						{t.before}
					</th>
					<th scope="col" className="py-2 text-start font-normal">
						{t.after}
					</th>
				</tr>
			</thead>
			<tbody className="divide-y divide-line border-line border-y">
				{rows.map(({ key, before, after }) => (
					<tr key={key} data-testid="changed-value">
						<th scope="row" className="py-2 pe-3 text-start align-top font-normal text-muted">
							{labelOf(texts.attributes, key)}
						</th>
						<td className="break-words py-2 pe-3 align-top">
							<bdi>{attributeValue(texts.attributes, key, before, format)}</bdi>
						</td>
						<td className="break-words py-2 align-top font-medium">
							<bdi>{attributeValue(texts.attributes, key, after, format)}</bdi>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type PhotoList = AdminCar['photos'];

/** `known`: photos that are not marked as new. */
function Photos({ title, photos, known = photos }: { title: string; photos: PhotoList; known?: PhotoList }) {
	const { carChange: t, cars } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format } = useLanguage();
	const knownIds = new Set(known.map(({ id }) => id));
	return (
		<section>
			<h3 className="mb-2 font-medium text-sm">{title}</h3>
			<ul className="grid grid-cols-2 gap-2">
				{photos.map(({ id, url }, index) => (
					<li key={id} className="relative">
						<a href={url} target="_blank" rel="noreferrer" className="block aspect-[4/3] overflow-hidden rounded-control">
							<Photo src={url} alt={cars.photo(format.number(index + 1))} sizes="(width >= 40rem) 220px, 45vw" />
						</a>
						{!knownIds.has(id) && (
							<span className="pointer-events-none absolute start-2 top-2 rounded-pill bg-surface px-2 text-xs">{t.isNew}</span>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
