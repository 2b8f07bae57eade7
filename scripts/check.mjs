/** The gate before a commit: everything but the slow tests on PostgreSQL and in the browser. */
import { BUDGET_STAGE, BUILD_STAGE, runStage, SOURCE_STAGES, vitestStage } from './stages.mjs';

const stages = [...SOURCE_STAGES, vitestStage(['unit']), vitestStage(['contract', 'process', 'architecture']), BUILD_STAGE, BUDGET_STAGE];
const failed = [];
for (const stage of stages) if (!(await runStage(stage))) failed.push(stage.name);
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll stages passed.\n');
process.exitCode = failed.length > 0 ? 1 : 0;
