import { p17 } from "./laws/p17-ends.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p17(subjects);
p17(subjects, CHAINED);
