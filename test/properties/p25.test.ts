import { p25 } from "./laws/p25-entries.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p25(subjects);
p25(subjects, CHAINED);
