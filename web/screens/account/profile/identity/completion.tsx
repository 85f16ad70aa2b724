/** Details of a person whose identity was approved before they were requested: completed here, without losing the approval. */
import { CircleAlert, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { KycState } from '#contract/kyc.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { DetailsList } from './details-list.tsx';
import { Documents } from './documents.tsx';

export function Completion({ state }: { state: KycState }) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const [isOpen, setOpen] = useState(state.detailsState === 'REJECTED');
	switch (state.detailsState) {
		case 'CONFIRMED':
			return state.details && <DetailsList details={state.details} without="licenceExpiresOn" />;
		case 'WAITING':
			return (
				<div className="mt-5 border-line border-t pt-4">
					<p className="flex items-center gap-2 font-medium">
						<Hourglass aria-hidden className="size-4 shrink-0 text-warning-text" />
						{t.completion.waiting}
					</p>
					{state.details && <DetailsList details={state.details} />}
				</div>
			);
		case 'REJECTED':
		case 'MISSING':
			return (
				<div className="mt-5 border-line border-t pt-4">
					{state.detailsState === 'REJECTED' ? (
						<div className="rounded-control bg-danger-soft p-4">
							<p className="flex items-center gap-2 font-semibold text-danger">
								<CircleAlert aria-hidden className="size-5 shrink-0" />
								{t.completion.rejected}
							</p>
							{state.notes && (
								<p className="mt-1 whitespace-pre-line">
									<bdi>{state.notes}</bdi>
								</p>
							)}
						</div>
					) : (
						<p className="text-muted">{t.completion.why}</p>
					)}
					{isOpen ? (
						<Documents state={state} />
					) : (
						<Button className="mt-3" onClick={() => setOpen(true)}>
							{t.completion.add}
						</Button>
					)}
				</div>
			);
	}
}
