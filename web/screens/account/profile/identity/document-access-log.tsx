/** When and why the team viewed the person's documents. */
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { documentViews } from '#contract/kyc.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ProfileTexts } from '../texts.en.ts';

const SHOWN = 3;

export function DocumentAccessLog() {
	const { identity: t, driver } = useScreenTexts<ProfileTexts>();
	const { format } = useLanguage();
	const [all, setAll] = useState(false);
	const { data } = useQuery({ ...queryFor(documentViews), ...refetchOnVisit });
	if (!data) return null;
	const visible = all ? data : data.slice(0, SHOWN);
	return (
		<div className="mt-5 border-line border-t pt-4 text-sm" data-testid="looks">
			<h3 className="flex items-center gap-2 font-medium">
				<Eye aria-hidden className="size-4 text-muted" />
				{t.looks}
			</h3>
			{data.length === 0 && <p className="mt-1 text-muted">{t.noLooks}</p>}
			<ul className="numbers mt-1 space-y-1 text-muted">
				{visible.map(({ viewedAt, kind, reason }, index) => (
					<li key={`${viewedAt}-${index}`} suppressHydrationWarning>
						{t.look(driver.documents[kind], format.date(viewedAt, 'moment'))} ({t.lookReasons[reason]})
					</li>
				))}
			</ul>
			{!all && data.length > SHOWN && (
				<Button variant="quiet" className="-ms-4" onClick={() => setAll(true)}>
					{t.moreLooks}
				</Button>
			)}
		</div>
	);
}
