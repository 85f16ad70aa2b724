/**
 * Loaded before the app: this machine's clock is wrong by CLOCK_ERROR_MINUTES (two hours ahead unless set). With SIGUSR2 it steps to the
 * other side of the right time.
 */
let errorMs = Number(process.env.CLOCK_ERROR_MINUTES ?? 120) * 60_000;
const RealDate = Date;

process.on('SIGUSR2', () => {
	errorMs = -errorMs;
});

globalThis.Date = class extends RealDate {
	constructor(...parts) {
		if (parts.length === 0) super(RealDate.now() + errorMs);
		else super(...parts);
	}
	static now() {
		return RealDate.now() + errorMs;
	}
};
