/** Active sessions: this device first, each other one with a sign-out button. */
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { endOtherSessions, endSession, listSessions, type Session } from '#contract/account.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

const phones = ['Android', 'iPhone', 'iPad'];

/** Further sessions are behind a button. */
const MOST_AT_FIRST = 5;

export function Devices() {
	const { security: t } = useScreenTexts<ProfileTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(listSessions), ...refetchOnVisit });
	const end = useEnding();
	const { number } = useFormat();
	const [showsAll, setShowsAll] = useState(false);
	return (
		<div className="mt-6 border-line border-t pt-5">
			<h3 className="font-medium">{t.devices}</h3>
			{!data && !error && <Skeleton className="mt-3 h-16 w-full" />}
			{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} className="py-4!" />}
			{data && (
				<ul className="mt-1 divide-y divide-line">
					{(showsAll ? data : data.slice(0, MOST_AT_FIRST)).map((session) => (
						<Device
							key={session.id}
							session={session}
							busy={end.isPending && end.variables === session.id}
							onEnd={() => end.mutate(session.id)}
						/>
					))}
				</ul>
			)}
			{data && data.length > 2 && (
				<div className="mt-3 flex flex-wrap gap-2">
					{data.length > MOST_AT_FIRST && (
						<Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
							{showsAll ? t.fewer : t.all(number(data.length))}
						</Button>
					)}
					<Button busy={end.isPending && end.variables === 'others' && t.ending} onClick={() => end.mutate('others')}>
						{t.endOthers}
					</Button>
				</div>
			)}
		</div>
	);
}

function Device({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd(): void }) {
	const { security: t } = useScreenTexts<ProfileTexts>();
	const { format } = useLanguage();
	const { browser, system, current } = session;
	const Icon = phones.includes(system ?? '') ? Smartphone : Laptop;
	// A session lasts 30 days, so that no year is needed.
	const when = (moment: string) => `${format.date(moment, 'short')} ${format.date(moment, 'time')}`;
	const name = browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknown);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
			<Icon aria-hidden className="size-5 shrink-0 text-muted" />
			<div className="min-w-0 flex-1 basis-40">
				<p className="flex flex-wrap items-center gap-x-2">
					<bdi>{name}</bdi>
					{current && <Badge tone="positive">{t.thisDevice}</Badge>}
				</p>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{current ? t.since(when(session.signedInAt)) : t.active(when(session.lastActiveAt))}
				</p>
			</div>
			{!current && (
				<Button variant="quiet" className="ms-auto" aria-label={t.endNamed(name)} busy={busy && t.ending} onClick={onEnd}>
					{t.end}
				</Button>
			)}
		</li>
	);
}

/** Ends one session by id, or all `others`. */
function useEnding() {
	const { security: t } = useScreenTexts<ProfileTexts>();
	return useActionMutation({
		call: async (target: string): Promise<void> => {
			if (target === 'others') await call(endOtherSessions);
			else await call(endSession, { params: { id: target } });
		},
		refreshes: [listSessions],
		done: t.ended,
		failed: t.endFailed,
	});
}
