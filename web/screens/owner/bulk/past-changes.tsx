/** The last changes of several cars, which can be undone. */
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type BulkChangeMade, listBulkChanges, undoBulkChange } from '#contract/bulk-changes.ts';
import { getFleetTable } from '#contract/fleet.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { BulkTexts } from './texts.en.ts';

type SkippedCars = ReadonlyArray<{ carId: string; car: string; reason: string }>;

export function PastChanges() {
	const t = useScreenTexts<BulkTexts>();
	const { data = [] } = useQuery({ ...queryFor(listBulkChanges), ...refetchOnVisit });
	if (data.length === 0) return null;
	return (
		<Panel title={t.past} lead={t.pastHint}>
			<ul className="divide-y divide-line" data-testid="bulk-past">
				{data.map((change) => (
					<PastChange key={change.id} change={change} />
				))}
			</ul>
		</Panel>
	);
}

function PastChange({ change }: { change: BulkChangeMade }) {
	const t = useScreenTexts<BulkTexts>();
	const { format, language } = useLanguage();
	const [left, setLeft] = useState<SkippedCars>([]);
	const undo = useActionMutation({
		call: () => call(undoBulkChange, { params: { id: change.id } }),
		refreshes: [listBulkChanges, listOwnerCars, getFleetTable],
		done: ({ restored }) => format.plural(t.restored, restored),
		failed: t.undoFailed,
		onDone: (answer) => setLeft(answer.left),
	});
	return (
		<li className="grid gap-2 py-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<div className="min-w-0 grow">
					<p suppressHydrationWarning className="numbers text-muted text-sm">
						{format.date(change.madeAt, 'moment')} · {format.plural(t.carsOf, change.cars)}
						{change.by && (
							<>
								{' · '}
								<bdi>{change.by[language]}</bdi>
							</>
						)}
					</p>
					<p>{change.fields.map((field) => t.fields[field]).join(t.comma)}</p>
				</div>
				{change.undoneAt ? (
					<span className="text-muted text-sm">{t.undone}</span>
				) : (
					<Button busy={undo.isPending && t.undoing} onClick={() => undo.mutate()}>
						<Undo2 aria-hidden className="size-5 rtl:-scale-x-100" />
						{t.undo}
					</Button>
				)}
			</div>
			{left.length > 0 && (
				<ul role="status" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-text">
					{left.map(({ carId, car, reason }) => (
						<li key={carId}>
							<bdi className="font-medium">{car}</bdi>: {reason}
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
