/** All cars of an owner: today's work, and a board of cars and days. */
import { useLocation, useSearch } from 'wouter';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BoardTab } from './board-tab.tsx';
import { tabFrom } from './loader.ts';
import type { FleetTexts } from './texts.en.ts';
import { TodayTab } from './today-tab.tsx';

export default function FleetScreen() {
	const t = useScreenTexts<FleetTexts>();
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const tab = tabFrom(query);
	/** Period and further filters belong to the board alone. */
	const addressOf = (key: string) => {
		const branch = query.get('branch');
		const search = new URLSearchParams({ ...(key === 'board' && { tab: 'board' }), ...(branch && { branch }) });
		return search.size > 0 ? `${path}?${search}` : path;
	};
	return (
		<div className="mx-auto max-w-[96rem] print:[&_[role=tablist]]:hidden">
			<h1 className="text-2xl md:text-3xl print:text-xl">{t.heading}</h1>
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={tab}
					onChange={(key) => navigate(addressOf(key), { replace: true })}
					tabs={[
						{ key: 'today', label: t.tabs.today, content: <TodayTab /> },
						{ key: 'board', label: t.tabs.board, content: <BoardTab /> },
					]}
				/>
			</div>
		</div>
	);
}
