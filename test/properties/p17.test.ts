import { p17 } from "./laws/p17-ends.js";
import { registrySubjects } from "./support/subjects.js";

p17(registrySubjects());
