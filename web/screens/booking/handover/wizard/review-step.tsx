/** Summary before sending, with a link back to each step. */
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Handover } from '#contract/handover.ts';
import { StoredPhoto } from '#web/features/drafts/stored-photo.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { type Draft, inOrder, type Step } from '../draft/draft.ts';
import { odometerOf } from '../draft/readings.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import { FuelBar } from '../fuel-bar.tsx';
import type { HandoverTexts } from '../texts.en.ts';

type ReviewStepProps = {
	draft: Draft;
	handle: DraftHandle;
	steps: readonly Step[];
	fuel: Handover['fuel'];
	onEdit(step: Step): void;
};

export function ReviewStep({ draft, handle, steps, fuel, onEdit }: ReviewStepProps) {
	const { steps: t, records, shots, damage } = useScreenTexts<HandoverTexts>();
	const format = useFormat();
	const km = odometerOf(draft.odometer);
	const markTexts = draft.damageMarks.map(({ zone, kind }) => damage.what(damage.zones[zone], damage.kinds[kind])).join('\n');
	return (
		<dl className="divide-y divide-line border-line border-y">
			{steps.includes('code') && (
				<Part label={t.review.code} onEdit={() => onEdit('code')}>
					<bdi className="numbers font-medium tracking-[0.2em]">{draft.code || '–'}</bdi>
				</Part>
			)}
			<Part label={t.review.photos} onEdit={() => onEdit('photos')}>
				<span className="grid grid-cols-4 gap-1.5 sm:grid-cols-8">
					{inOrder(draft.photos).map((photo) => (
						<span key={photo.id} className="aspect-square overflow-hidden rounded-control bg-sunken">
							<StoredPhoto id={photo.id} handle={handle} alt={shots[photo.shot]} />
						</span>
					))}
				</span>
			</Part>
			<Part label={t.readings.title} onEdit={() => onEdit('readings')}>
				<span className="numbers flex flex-wrap items-center gap-x-6 gap-y-1">
					<span className="font-medium">{km === null ? '–' : records.km(format.number(km))}</span>
					<span className="flex items-center gap-2">
						{fuel === 'Electric' ? records.battery : records.fuel}
						<FuelBar eighths={draft.fuelEighths} className="w-24" />
						{draft.fuelEighths === null ? '–' : t.readings.eighths(format.number(draft.fuelEighths))}
					</span>
				</span>
			</Part>
			<Part label={damage.editor.title} onEdit={() => onEdit('notes')}>
				<span className="whitespace-pre-line">{markTexts || damage.editor.none}</span>
			</Part>
			<Part label={records.notes} onEdit={() => onEdit('notes')}>
				<bdi className="whitespace-pre-line">{draft.notes.trim() || t.review.noNotes}</bdi>
			</Part>
		</dl>
	);
}

function Part({ label, onEdit, children }: { label: string; onEdit(): void; children: ReactNode }) {
	const { review: t } = useScreenTexts<HandoverTexts>().steps;
	return (
		<div className="flex items-start justify-between gap-3 py-3">
			<div className="min-w-0 flex-1">
				<dt className="text-muted text-sm">{label}</dt>
				<dd className="mt-1">{children}</dd>
			</div>
			<IconButton label={t.edit(label)} onClick={onEdit}>
				<Pencil aria-hidden className="size-5" />
			</IconButton>
		</div>
	);
}
