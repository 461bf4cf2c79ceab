import { p22 } from "./laws/p22-limits.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p22(subjects);
p22(subjects, CHAINED);
