/** Changes several cars at once: choose cars, enter the change, preview old and new values, confirm, and undo. My Cars passes preselected cars. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { ownerDashboard } from '#contract/bookings.ts';
import { type BulkPreview, listBulkChanges, makeBulkChange, previewBulkChange } from '#contract/bulk-changes.ts';
import { getCompany } from '#contract/companies.ts';
import { getExtraStocks } from '#contract/extra-stocks.ts';
import { getFleetTable } from '#contract/fleet.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { ChooseCars } from './choose-cars.tsx';
import { ChangeFields } from './fields.tsx';
import { PastChanges } from './past-changes.tsx';
import { Preview } from './preview.tsx';
import type { BulkTexts } from './texts.en.ts';
import { changeOf, type Draft, emptyDraft } from './values.ts';

export default function BulkScreen() {
	const t = useScreenTexts<BulkTexts>();
	const { format } = useLanguage();
	const errorText = useErrorText();
	const keyFor = useIdempotencyKey();
	const historyState = useHistoryState<{ carIds?: readonly string[] } | null>();
	const [own, setChosen] = useState<readonly string[] | null>(null);
	const chosen = own ?? historyState?.carIds ?? [];
	const [draft, setDraft] = useState<Draft>(emptyDraft);
	const { data: company } = useQuery(queryFor(getCompany));
	const { data: stocks = [] } = useQuery(queryFor(getExtraStocks));
	const choices = { branches: company?.branches ?? [], stocks };
	const [preview, setPreview] = useState<BulkPreview | null>(null);
	const asked = { carIds: [...chosen], change: changeOf(draft, stocks) };
	const requestPreview = useActionMutation({
		call: () => call(previewBulkChange, { body: asked }),
		failed: null,
		onDone: (result: BulkPreview) => setPreview(result),
	});
	const make = useActionMutation({
		call: (version: string) => call(makeBulkChange, { body: { ...asked, version }, idempotencyKey: keyFor({ ...asked, version }) }),
		refreshes: [listOwnerCars, getFleetTable, listBulkChanges, ownerDashboard, getExtraStocks],
		done: t.made,
		failed: null,
		onDone: () => {
			setPreview(null);
			setChosen([]);
			setDraft(emptyDraft);
		},
		onOutdated: () => requestPreview.mutate(),
	});
	const touch = () => {
		setPreview(null);
		requestPreview.reset();
		make.reset();
	};
	const changing = preview?.lines.filter(({ changes, refused }) => refused === null && changes.length > 0).length ?? 0;
	const refused = preview?.lines.filter((line) => line.refused !== null).map(({ carId }) => carId) ?? [];
	const error = make.error ?? requestPreview.error;
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			<p className="mt-1 max-w-prose text-muted">{t.lead}</p>
			<HelpLink to="several-cars" />
			<div className="mt-6 grid gap-6">
				<ChooseCars
					chosen={chosen}
					onChange={(ids) => {
						touch();
						setChosen(ids);
					}}
				/>
				<ChangeFields
					draft={draft}
					choices={choices}
					onChange={(next) => {
						touch();
						setDraft(next);
					}}
				/>
				{preview && <Preview preview={preview} choices={choices} isSeason={draft.on.includes('season')} />}
				<div role="status" className="empty:absolute">
					{error && <FieldError>{hasFieldErrors(error) ? Object.values(error.fields).join(' ') : errorText(error, t.failed)}</FieldError>}
				</div>
				<div className="flex flex-wrap gap-3">
					{!preview && (
						<Button
							variant="primary"
							disabled={chosen.length === 0 || draft.on.length === 0}
							busy={requestPreview.isPending && t.looking}
							onClick={() => requestPreview.mutate()}
						>
							{t.look}
						</Button>
					)}
					{preview && refused.length > 0 && (
						<Button
							variant="primary"
							onClick={() => {
								touch();
								setChosen(chosen.filter((id) => !refused.includes(id)));
							}}
						>
							{t.leaveOut}
						</Button>
					)}
					{preview && refused.length === 0 && changing > 0 && (
						<Button variant="primary" busy={make.isPending && t.making} onClick={() => make.mutate(preview.version)}>
							{format.plural(t.make, changing)}
						</Button>
					)}
					{preview && (
						<Button disabled={make.isPending} onClick={touch}>
							{t.back}
						</Button>
					)}
				</div>
				<PastChanges />
			</div>
		</div>
	);
}
