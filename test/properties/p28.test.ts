import { p28 } from "./laws/p28-shorter.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p28(subjects);
p28(subjects, CHAINED);
